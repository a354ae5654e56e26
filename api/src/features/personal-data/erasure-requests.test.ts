import { describe, expect, it } from "vitest";
import { days } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { blockWrites, inOrderOf } from "#testing/in-order.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aDueErasure } from "./due-erasure.factory.ts";
import { erasePerson } from "./operations/erase-person.ts";
import { personalDataJobs } from "./personal-data.jobs.ts";
import { linkIn } from "#testing/mails.ts";

const test = useTestApi();

async function aMember(wanted: Parameters<typeof aPerson>[1] = {}, api = test) {
  const person = await aPerson(api.services, wanted);
  return { person, browser: await api.browser().signInAs(person.id, ["community", "account"]) };
}
const anAdmin = () => aPerson(test.services, { roles: ["admin"] });

/** Runs a scheduled job now. */
const run = async (name: string) => {
  await personalDataJobs.find(({ kind }) => kind.name === name)?.run(test.services, {});
  return test.runJobs();
};
const requestsOf = async ({ browser }: Awaited<ReturnType<typeof aMember>>) =>
  (await browser.get("/me/gdpr")).body.data.requests;
const userOf = (id: string) =>
  test.services.db.selectFrom("users").select("id").where("id", "=", id).executeTakeFirst();

describe("POST /me/gdpr/request-delete", () => {
  it("waits fourteen days, in which everything works; then the account is gone", async () => {
    const member = await aMember();
    const requested = await member.browser.post("/me/gdpr/request-delete");
    expect(requested.body.data).toMatchObject({ kind: "erasure", status: "planned" });
    expect(new Date(requested.body.data.dueAt)).toEqual(new Date(test.clock.now().getTime() + days(14)));
    const [mail] = await test.runJobs();
    expect(mail).toMatchObject({ to: member.person.email, subject: "We wissen je account over veertien dagen" });
    expect((await member.browser.post("/me/gdpr/request-delete")).body.data.id).toBe(requested.body.data.id);
    expect(await test.runJobs()).toEqual([]);

    test.clock.advance(days(14) - 1000);
    expect(await run("personal-data.erase")).toEqual([]);
    expect((await member.browser.get("/me")).status).toBe(200);
    test.clock.advance(1000);
    expect(await run("personal-data.erase")).toMatchObject([
      { to: member.person.email, subject: "Je gegevens zijn gewist" },
    ]);
    expect(await userOf(member.person.id)).toBeUndefined();
    expect((await member.browser.get("/me")).status).toBe(401);
    // A second run has nothing to do and nobody to mail.
    expect(await run("personal-data.erase")).toEqual([]);
    const left = await test.services.db
      .selectFrom("data_requests")
      .selectAll()
      .where("id", "=", requested.body.data.id)
      .executeTakeFirst();
    expect(left).toMatchObject({ user_id: null, mail_to: null, kind: "erasure", done_at: expect.any(Date) });
  });

  it("is cancelled on the page", async () => {
    const member = await aMember();
    const { id } = (await member.browser.post("/me/gdpr/request-delete")).body.data;
    for (let time = 0; time < 2; time++)
      expect((await member.browser.post(`/me/gdpr/requests/${id}/cancel`)).status).toBe(204);
    test.clock.advance(days(15));
    await run("personal-data.erase");
    expect(await userOf(member.person.id)).toBeDefined();
    expect(await requestsOf(member)).toMatchObject([{ status: "cancelled" }]);
  });

  it("is cancelled only by the signed link in the mail", async () => {
    const member = await aMember();
    const { id } = (await member.browser.post("/me/gdpr/request-delete")).body.data;
    const mail = (await test.runJobs()).find(({ to }) => to === member.person.email);
    const link = new URL(mail?.action?.url ?? "");
    expect(link.pathname).toBe("/wissen-tegenhouden");
    const body = Object.fromEntries(link.searchParams);
    expect(body).toMatchObject({ requestId: id });
    const visitor = test.browser();
    expect((await visitor.post("/gdpr/cancel", { ...body, token: "x" }, "account")).status).toBe(410);
    expect((await visitor.post("/gdpr/cancel", body, "account")).status).toBe(204);
    expect(await requestsOf(member)).toMatchObject([{ status: "cancelled" }]);
    expect((await visitor.post("/gdpr/cancel", body, "account")).status).toBe(204);
  });

  it("is not cancelled by the link of an earlier request, which says so", async () => {
    const member = await aMember();
    const { id } = (await member.browser.post("/me/gdpr/request-delete")).body.data;
    const mailed = async () => linkIn((await test.runJobs()).find(({ to }) => to === member.person.email));
    const link = await mailed();
    await member.browser.post(`/me/gdpr/requests/${id}/cancel`);
    await member.browser.post("/me/gdpr/request-delete");
    const newest = await mailed();
    const visitor = test.browser();
    const refused = await visitor.post("/gdpr/cancel", link, "account");
    expect(refused.status).toBe(410);
    expect(refused.body.message).toContain("Alleen de link in de nieuwste mail");
    expect((await requestsOf(member)).map(({ status }: { status: string }) => status)).toContain("planned");
    expect((await visitor.post("/gdpr/cancel", newest, "account")).status).toBe(204);
    expect((await visitor.post("/gdpr/cancel", link, "account")).status).toBe(204);
  });

  it("cannot be cancelled once it has been carried out", async () => {
    const member = await aMember();
    await member.browser.post("/me/gdpr/request-delete");
    const mail = (await test.runJobs()).find(({ to }) => to === member.person.email);
    const body = linkIn(mail);
    test.clock.advance(days(14));
    await run("personal-data.erase");
    expect((await test.browser().post("/gdpr/cancel", body, "account")).status).toBe(410);
  });

  it("notifies staff, as an export does", async () => {
    const admin = await anAdmin();
    const member = await aMember();
    await member.browser.post("/me/gdpr/request-delete");
    await member.browser.post("/me/gdpr/request-data");
    const staff = await test.browser().signInAs(admin.id);
    const { data } = (await staff.get("/me/notifications")).body;
    const { nickname, slug } = member.person;
    expect(data.map(({ type }: { type: string }) => type).toSorted()).toEqual([
      "gdprDeleteRequest",
      "gdprExportRequest",
    ]);
    for (const each of data) expect(each.data.user).toEqual({ nickname, slug });
  });

  it("is refused to the last admin with a message", async () => {
    const { db } = test.services;
    await db.deleteFrom("user_roles").execute();
    const admin = await aMember({ roles: ["admin"] });
    const refusal = await admin.browser.post("/me/gdpr/request-delete");
    expect(refusal.status).toBe(422);
    expect(refusal.body.message).toContain("enige beheerder");
    await anAdmin();
    expect((await admin.browser.post("/me/gdpr/request-delete")).status).toBe(200);
  });
});

describe("the last superadmin", () => {
  const alone = useTestApi();
  const erase = () => personalDataJobs.find(({ kind }) => kind.name === "personal-data.erase")?.run(alone.services, {});

  async function aSuperadmin() {
    const { id } = await aPerson(alone.services, { roles: ["superadmin"] });
    const browser = await alone.browser().signInAs(id);
    return { id, browser, ask: () => browser.post("/me/gdpr/request-delete") };
  }

  it("cannot request erasure, nor be erased after the other one has left", async () => {
    const one = await aSuperadmin();
    await aPerson(alone.services, { roles: ["admin"] });
    expect((await one.ask()).status).toBe(422);
    const other = await aSuperadmin();
    const asked = await one.ask();
    expect(asked.status).toBe(200);
    const refusal = await other.ask();
    expect(refusal.status).toBe(422);
    expect(refusal.body.message).toContain("altijd een superadmin");
    const revoked = await one.browser.delete(`/staff/people/${other.id}/roles/superadmin`);
    expect(revoked.status, revoked.text).toBe(422);
    await alone.services.db
      .updateTable("users")
      .set({ blocked_at: alone.clock.now() })
      .where("id", "=", other.id)
      .execute();
    alone.clock.advance(days(14));
    await expect(erase()).rejects.toThrow("1 of 1 not erased");
    const left = () =>
      alone.services.db.selectFrom("user_roles").select("user_id").where("user_id", "=", one.id).execute();
    expect(await left()).toHaveLength(1);
    await aSuperadmin();
    await erase();
    expect(await left()).toEqual([]);
  });

  it("is refused as the second of two to request erasure, even simultaneously, until the other one cancels", async () => {
    const { services } = alone;
    await services.db.deleteFrom("users").execute();
    const [one, other] = [await aSuperadmin(), await aSuperadmin()];
    const [first, second] = await inOrderOf(alone)(blockWrites("data_requests"), [one.ask, other.ask]);
    expect([first.status, second.status]).toEqual([200, 422]);
    expect((await one.ask()).status).toBe(200);
    await one.browser.post(`/me/gdpr/requests/${first.body.data.id}/cancel`);
    expect((await other.ask()).status).toBe(200);
  });

  it("keeps the role when the other one is erased while they give it back", async () => {
    const { services } = alone;
    await services.db.deleteFrom("users").execute();
    const [leaver, other] = [
      await aPerson(services, { roles: ["superadmin"] }),
      await aPerson(services, { roles: ["superadmin"] }),
    ];
    const requestId = await aDueErasure(alone, leaver.id);
    const browser = await alone.browser().signInAs(other.id);
    // Checking which superadmins are left is not held up; the steps after it wait.
    const [, revoked] = await inOrderOf(alone)(blockWrites("audit_log"), [
      () => erasePerson(services, requestId),
      () => browser.delete(`/staff/people/${other.id}/roles/superadmin`),
    ]);
    expect(revoked.status).toBe(422);
    expect(await services.db.selectFrom("user_roles").select("user_id").execute()).toEqual([{ user_id: other.id }]);
  });
});
