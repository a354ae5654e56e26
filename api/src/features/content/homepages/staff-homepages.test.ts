import { beforeAll, describe, expect, it } from "vitest";
import type { TestBrowser } from "#testing/test-browser.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aPerson } from "#features/people/people/person.factory.ts";

const test = useTestApi();
let editor: TestBrowser;
beforeAll(async () => {
  editor = await test.browser().signInAs((await aPerson(test.services, { roles: ["editor"] })).id, ["staff"]);
});
const revisionOf = async (id: string) =>
  (await editor.get(`/staff/homepages/${id}`, "staff")).body.data.revision as number;
const put = async (id: string, body: object) =>
  editor.put(`/staff/homepages/${id}`, { callsToAction: [], revision: await revisionOf(id), ...body }, "staff");

describe("home pages in the staff room", () => {
  it("exist for every site, even before the first save", async () => {
    const { data, meta } = (await editor.get("/staff/homepages", "staff")).body;
    expect(meta.total).toBe(5);
    expect(data[0]).toMatchObject({ spotlightTitle: null, callsToAction: [] });
    expect((await editor.get("/staff/homepages/bestaat-niet", "staff")).status).toBe(404);
  });

  it("show what was saved, in order, and the audit log names the editor", async () => {
    const calls = [
      { title: "Doe mee", body: "Elke maandag.", buttonText: "Kom", buttonUrl: "/activiteiten" },
      { title: "Lees mee", body: "Elke dag." },
    ];
    const spotlight = { spotlightTitle: "De zomer", spotlightBody: "Schrijf hem op.", spotlightPretitle: "" };
    expect((await put("creatief-schrijven", { ...spotlight, callsToAction: calls })).status).toBe(200);
    const shown = (await test.browser().get("/homepages/creatief-schrijven")).body.data;
    expect(shown.spotlight).toMatchObject({ pretitle: null, title: "De zomer", buttonUrl: null });
    expect(shown.callToActions.map(({ title }: { title: string }) => title)).toEqual(["Doe mee", "Lees mee"]);
    await put("creatief-schrijven", { callsToAction: calls.toReversed() });
    const after = (await test.browser().get("/homepages/creatief-schrijven")).body.data;
    expect(after.spotlight).toBeNull();
    expect(after.callToActions[0].title).toBe("Lees mee");
    const log = await test.services.db
      .selectFrom("audit_log")
      .select(["action", "before"])
      .where("subject", "=", "homepages")
      .where("subject_id", "=", "creatief-schrijven")
      .orderBy("id")
      .execute();
    expect(log).toMatchObject([{ before: { spotlightTitle: null } }, { before: { spotlightTitle: "De zomer" } }]);
  });

  it("are refused when another editor saved in the meantime, even at the first save", async () => {
    const revision = await revisionOf("schrijfacademie");
    const headers = { "x-csrf-token": await editor.csrfToken("staff") };
    const saved = await Promise.all(
      ["De een", "De ander"].map((spotlightTitle) =>
        editor.send("PUT", "/staff/homepages/schrijfacademie", "staff", {
          body: { spotlightTitle, spotlightBody: "Kom kijken.", callsToAction: [], revision },
          headers,
        }),
      ),
    );
    expect(saved.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await revisionOf("schrijfacademie")).toBe(revision + 1);
  });

  it("cannot have a button without a URL, or with a javascript: URL", async () => {
    const call = { title: "Doe mee", body: "Elke maandag." };
    const errorsOf = async (body: object) => Object.keys((await put("verzin", body)).body.errors ?? {});
    expect(await errorsOf({ spotlightButtonText: "Kom" })).toEqual(["spotlightButtonUrl"]);
    expect(await errorsOf({ callsToAction: [call, { ...call, buttonUrl: "/lezen" }] })).toEqual([
      "callsToAction.1.buttonText",
    ]);
    expect(await errorsOf({ callsToAction: [{ ...call, buttonText: "x", buttonUrl: "javascript:x" }] })).toEqual([
      "callsToAction.0.buttonUrl",
    ]);
  });
});
