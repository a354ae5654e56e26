import { beforeAll, describe, expect, it } from "vitest";
import type { TestBrowser } from "#testing/test-browser.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aText } from "#features/texts/texts/text.factory.ts";

const test = useTestApi();
let editor: TestBrowser;
beforeAll(async () => {
  editor = await test.browser().signInAs((await aPerson(test.services, { roles: ["editor"] })).id, ["staff"]);
});
const post = (body: object) =>
  editor.post("/staff/legacy-addresses", { kind: "text", oldSlug: "de-zee", ...body }, "staff");

describe("an address of the former site", () => {
  it("is created, found, redirects and is deleted", async () => {
    const text = await aText(test.services, { title: "De zee" });
    const { status, body } = await post({ oldId: 4711, slug: text.slug });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ kind: "text", oldId: 4711, oldSlug: "de-zee", slug: text.slug, title: "De zee" });
    expect((await test.browser().get("/texts/4711/de-zee")).body.data.slug).toBe(text.slug);
    for (const q of ["4711", "de-ze", text.slug]) {
      const found = await editor.get(`/staff/legacy-addresses?q=${q}&kind=text`, "staff");
      expect(found.body.meta.total, q).toBe(1);
    }
    expect((await editor.get("/staff/legacy-addresses?q=471", "staff")).body.meta.total).toBe(0);
    expect((await editor.delete(`/staff/legacy-addresses/${body.data.id}`, "staff")).status).toBe(204);
    expect((await test.browser().get("/texts/4711/de-zee")).status).toBe(404);
    const log = await test.services.db
      .selectFrom("audit_log")
      .select("action")
      .where("subject", "=", "legacyAddresses")
      .orderBy("id")
      .execute();
    expect(log.map(({ action }) => action)).toEqual(["create", "delete"]);
  });

  it("is refused without a target, or if it exists", async () => {
    const person = await aPerson(test.services);
    expect((await post({ oldId: 1, slug: "bestaat-niet" })).body.errors).toHaveProperty("slug");
    expect((await post({ kind: "contest", oldId: 1, slug: person.slug })).body.errors).toHaveProperty("slug");
    expect((await post({ kind: "user", oldId: 1, slug: person.slug })).status).toBe(201);
    expect((await post({ kind: "user", oldId: 1, slug: person.slug })).body.errors).toHaveProperty("oldSlug");
  });

  it("finds a person by a former slug", async () => {
    const person = await aPerson(test.services);
    await test.services.db.insertInto("user_slugs").values({ slug: "vroegere-naam", user_id: person.id }).execute();
    const { body } = await post({ kind: "user", oldId: 2, slug: "vroegere-naam" });
    expect(body.data).toMatchObject({ slug: person.slug });
  });

  it("reveals nothing of a private text", async () => {
    const text = await aText(test.services, { title: "Heel geheim", is_private: true });
    expect((await post({ oldId: 5, slug: text.slug })).status).toBe(422);
    await test.services.db
      .insertInto("legacy_addresses")
      .values({ kind: "text", old_id: 987654321, old_slug: "oud", text_id: text.id })
      .execute();
    const answer = await editor.get("/staff/legacy-addresses?q=987654321", "staff");
    expect(answer.body.data[0]).toMatchObject({ oldId: 987654321, slug: null, title: null });
    expect(answer.text).not.toMatch(/geheim/i);
    expect((await editor.get("/staff/legacy-addresses?q=geheim", "staff")).body.meta.total).toBe(0);
  });
});
