import { beforeAll, describe, expect, it } from "vitest";
import { minutes } from "#platform/clock.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aPerson, PASSWORD } from "#features/people/people/person.factory.ts";
import { registerForm } from "../auth/registering.factory.ts";
import { termsInForce } from "./terms-in-force.ts";
import { anAddress, linkIn } from "#testing/mails.ts";

const test = useTestApi();
let admin: TestBrowser;
beforeAll(async () => {
  admin = await test.browser().signInAs((await aPerson(test.services, { roles: ["admin"] })).id);
});

const write = async (text: string) => (await admin.post("/staff/terms", { text })).body.data;
const change = (id: number, text: string, revision = 1) => admin.put(`/staff/terms/${id}`, { text, revision });
const publish = (id: number, revision = 1) => admin.post(`/staff/terms/${id}/publish`, { revision });
const termsPage = async () => (await test.browser().get("/pages/voorwaarden", "organization")).body.data?.body;

async function registered() {
  const email = anAddress();
  const form = {
    nickname: `Nieuweling ${crypto.randomUUID()}`,
    email,
    password: PASSWORD,
    termsVersion: 1,
    newsletter: 0,
  };
  const browser = test.browser();
  await browser.post("/auth/register", form, "auth");
  const mail = (await test.runJobs()).find(({ to }) => to === email);
  const confirm = async () => {
    await browser.post("/auth/verify-email", linkIn(mail), "auth");
    const { id, terms_version } = await test.services.db
      .selectFrom("users")
      .select(["id", "terms_version"])
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    return { agreedTo: terms_version, told: await toldTo(id) };
  };
  return { confirm };
}

/** How often somebody was notified of new terms. */
async function toldTo(id: string) {
  const { body } = await (await test.browser().signInAs(id)).get("/me/notifications");
  return (body.data as { type: string }[]).filter(({ type }) => type === "termsChanged").length;
}

describe("the terms", () => {
  it("have no version before the first is published", async () => {
    expect(await (await registered()).confirm()).toEqual({ agreedTo: null, told: 0 });
  });

  it("are created, sanitized, updated and deleted while they are a draft", async () => {
    const draft = await write('<p onclick="x()">Wees lief.</p><script>x()</script>');
    expect(draft).toMatchObject({ text: "<p>Wees lief.</p>", publishedAt: null, inForce: false, agreedCount: 0 });
    const changed = await change(draft.id, "<p>Wees aardig.</p>");
    expect(changed.body.data.text).toBe("<p>Wees aardig.</p>");
    expect((await change(draft.id, "<p> </p>", 2)).body.errors).toEqual({
      text: ["Schrijf eerst de voorwaarden."],
    });
    expect(await termsPage()).toBeUndefined();
    expect((await admin.delete(`/staff/terms/${draft.id}`)).status).toBe(204);
    expect((await admin.get(`/staff/terms/${draft.id}`)).status).toBe(404);
  });

  it("appear on their page with their date once published, and cannot change", async () => {
    const { id } = await write("<p>Eerste woorden.</p>");
    const { body } = await publish(id);
    expect(body.data).toMatchObject({ inForce: true, publishedAt: test.clock.now().toISOString() });
    const page = await termsPage();
    expect(page).toContain("<p>Eerste woorden.</p>");
    expect(page).toMatch(new RegExp(`Versie ${id}, van kracht sinds \\d+ \\S+ \\d{4}\\.`));
    for (const answer of [
      await change(id, "<p>Andere woorden.</p>"),
      await admin.delete(`/staff/terms/${id}`),
      await publish(id),
    ])
      expect(answer.status).toBe(422);
    await test.runJobs();
    const told = test.services.db.selectFrom("notifications").select("id").where("type", "=", "termsChanged").execute();
    expect(await told, "there were no terms before").toEqual([]);
    // This holds even when editors have changed the page.
    await test.services.db.updateTable("pages").set({ body: "<p>Iets anders.</p>" }).execute();
    expect(await termsPage()).toBe(page);
  });

  it("that somebody agreed to are those in force at registration, not at confirmation", async () => {
    const first = await termsInForce(test.services.db).executeTakeFirst();
    const early = await registered();
    test.clock.advance(minutes(20));
    const { id } = await write("<p>Latere woorden.</p>");
    await publish(id);
    // Published before this person had an account, so only the confirmation can notify them.
    await test.runJobs();
    expect(await early.confirm()).toEqual({ agreedTo: first?.number, told: 1 });
    expect(await (await registered()).confirm()).toEqual({ agreedTo: id, told: 0 });
    const { data } = (await admin.get("/staff/terms?sort=id&order=DESC")).body;
    expect(data).toMatchObject([
      { id, inForce: true, agreedCount: 1 },
      { id: first?.number, inForce: false, agreedCount: 1 },
    ]);
    expect(await termsPage()).toContain("Latere woorden");
  });

  it("that are new are announced once in the product to every member who has not agreed to them", async () => {
    const [member, heard] = [await aPerson(test.services), await aPerson(test.services)];
    await test.runJobs();
    const before = await toldTo(member.id);
    test.clock.advance(minutes(1));
    const [old, latest] = [await write("<p>Nieuwe woorden.</p>"), await write("<p>Nog nieuwere woorden.</p>")];
    await test.services.db.updateTable("users").set({ terms_version: latest.id }).where("id", "=", heard.id).execute();
    await publish(old.id);
    test.clock.advance(minutes(1));
    await publish(latest.id);
    expect(await test.runJobs()).toEqual([]);
    expect([await toldTo(member.id), await toldTo(heard.id)]).toEqual([before + 1, 0]);
  });

  it("that the form did not show cannot be agreed to", async () => {
    const number = async () =>
      (await test.browser().get("/auth/terms-in-force", "auth")).body.data.number as number | null;
    const register = (shownTerms: number | null) =>
      test.browser().post("/auth/register", { ...registerForm(anAddress()), shownTerms }, "auth");
    const shown = await number();
    expect((await register(shown)).status).toBe(200);
    const { id } = await write("<p>Nieuwe woorden.</p>");
    await publish(id);
    for (const stale of [shown, null])
      expect(await register(stale)).toMatchObject({
        status: 422,
        body: { errors: { termsVersion: [expect.stringContaining("wijzigden net")] } },
      });
    expect(await number()).toBe(id);
    expect((await register(id)).status).toBe(200);
  });

  it("are neither changed nor published over what a colleague saved in the meantime (docs/product/content.md#publishing)", async () => {
    const { id, revision } = await write("<p>Van ons twee.</p>");
    const { data } = (await change(id, "<p>Van een collega.</p>", revision)).body;
    for (const answer of [await change(id, "<p>Van mij.</p>", revision), await publish(id, revision)])
      expect(answer).toMatchObject({ status: 409, body: { code: "changed-elsewhere" } });
    expect((await admin.get(`/staff/terms/${id}`)).body.data).toEqual(data);
    expect((await change(id, "<p>Van mij.</p>", data.revision)).status).toBe(200);
  });

  it("are recorded in the audit log", async () => {
    const { id } = await write("<p>Nog een klad.</p>");
    await change(id, "<p>Een beter klad.</p>");
    await admin.delete(`/staff/terms/${id}`);
    const { data } = (await admin.get(`/staff/audit?subject=terms&subjectId=${id}&order=ASC`)).body;
    expect(data).toMatchObject([
      { action: "create", before: null, after: { text: "<p>Nog een klad.</p>" } },
      { action: "update", before: { text: "<p>Nog een klad.</p>" }, after: { text: "<p>Een beter klad.</p>" } },
      { action: "delete", before: { text: "<p>Een beter klad.</p>" }, after: null },
    ]);
  });
});
