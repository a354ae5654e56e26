import { describe, expect, it } from "vitest";
import { hours, later, minutes } from "#platform/clock.ts";
import { holdRow, statusesInOrder } from "#testing/in-order.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aPerson, PASSWORD } from "#features/people/people/person.factory.ts";
import { anAddress, linkIn } from "#testing/mails.ts";
import { emailChanges } from "./email-change-tests.factory.ts";

const test = useTestApi();
const strict = useTestApi({ LIMIT_MAILS: "2/1h" });
const NEW = "een heel ander wachtwoord";

const { confirm, emailOf, refusalOf, requestChange, changeEmail } = emailChanges(test);
const pendingOf = async (personId: string) =>
  (await (await test.browser().signInAs(personId)).get("/me/change-email")).body.data;

describe("requesting another address (docs/product/accounts.md#e-mail-address)", () => {
  it("keeps only the newest request", async () => {
    const person = await aPerson(test.services);
    const [first, second] = [await requestChange(person.id), await requestChange(person.id)];
    expect(await refusalOf(first.input)).toContain("daarna nog eens");
    expect(await pendingOf(person.id)).toMatchObject({ email: second.email });
    expect((await confirm(second.input)).status).toBe(204);
    expect(await emailOf(person.id)).toBe(second.email);
    expect(await pendingOf(person.id)).toBeNull();
  });

  it("is refused with an error at the field for one's own address", async () => {
    const person = await aPerson(test.services);
    const browser = await test.browser().signInAs(person.id);
    expect(await browser.put("/me/change-email", { email: person.email.toUpperCase() })).toMatchObject({
      status: 422,
      body: { errors: { email: [expect.stringContaining("e-mailadres van nu")] } },
    });
    expect(await pendingOf(person.id)).toBeNull();
  });

  it("is shown only to the person who requested it, with the moment until which its link works", async () => {
    const [person, other] = [await aPerson(test.services), await aPerson(test.services)];
    const now = test.clock.now();
    const { email } = await requestChange(person.id);
    const shown = {
      email,
      issuedAt: now.toISOString(),
      expiresAt: later(now, hours(1)).toISOString(),
      isExpired: false,
    };
    expect(await pendingOf(person.id)).toEqual(shown);
    expect(await pendingOf(other.id)).toBeNull();
    test.clock.advance(hours(1));
    expect(await pendingOf(person.id)).toEqual({ ...shown, isExpired: true });
  });

  it("is sent again while it is pending, but not once another request is pending, or none", async () => {
    const person = await aPerson(test.services);
    const browser = await test.browser().signInAs(person.id);
    const [first, second] = [await requestChange(person.id), await requestChange(person.id)];
    const sendAgain = ({ email }: { email: string }) => browser.put("/me/change-email", { email, again: true });
    expect(await sendAgain(first)).toMatchObject({ status: 409, body: { code: "other-change-pending" } });
    expect(await pendingOf(person.id)).toMatchObject({ email: second.email });
    expect((await sendAgain(second)).status).toBe(204);
    expect((await test.runJobs()).map(({ to }) => to)).toEqual([second.email]);
    expect(await refusalOf(second.input)).toContain("daarna nog eens");
    expect((await browser.delete("/me/change-email")).status).toBe(204);
    expect((await sendAgain(second)).status).toBe(409);
    const now = { email: (await emailOf(person.id)) ?? "" };
    expect(await sendAgain(now), "confirmed in the meantime").toMatchObject({ status: 409 });
    expect(await pendingOf(person.id)).toBeNull();
  });

  it("is withdrawn by the person who requested it, once or twice, and its link says so", async () => {
    const person = await aPerson(test.services);
    const { input } = await requestChange(person.id);
    const browser = await test.browser().signInAs(person.id);
    for (let time = 0; time < 2; time++) expect((await browser.delete("/me/change-email")).status).toBe(204);
    expect(await pendingOf(person.id)).toBeNull();
    expect(await refusalOf(input)).toContain("ingetrokken");
    expect(await emailOf(person.id)).toBe(person.email);
  });

  it("is not withdrawn by a page that still shows an older request", async () => {
    const person = await aPerson(test.services);
    const browser = await test.browser().signInAs(person.id);
    await requestChange(person.id);
    const { issuedAt } = await pendingOf(person.id);
    test.clock.advance(minutes(1));
    const newer = await requestChange(person.id);
    const withdrawShown = () => browser.delete(`/me/change-email?issuedAt=${issuedAt}`);
    expect(await withdrawShown()).toMatchObject({ status: 409, body: { code: "other-change-pending" } });
    const pending = await pendingOf(person.id);
    expect(pending).toMatchObject({ email: newer.email });
    expect((await browser.delete(`/me/change-email?issuedAt=${pending.issuedAt}`)).status).toBe(204);
    expect((await withdrawShown()).status, "none is pending").toBe(409);
  });

  it("is no longer mailed once it has been withdrawn", async () => {
    const person = await aPerson(test.services);
    const browser = await test.browser().signInAs(person.id);
    const email = anAddress();
    expect((await browser.put("/me/change-email", { email })).status).toBe(204);
    expect((await browser.delete("/me/change-email")).status).toBe(204);
    expect((await test.runJobs()).map(({ to }) => to)).not.toContain(email);
  });

  it("has a link that says why it is dead", async () => {
    const person = await aPerson(test.services);
    const late = await requestChange(person.id);
    test.clock.advance(hours(1));
    expect(await refusalOf(late.input)).toContain("ouder dan een uur");
    const taken = await requestChange(person.id);
    await aPerson(test.services, { email: taken.email });
    expect(await refusalOf(taken.input)).toContain("een ander account");
    expect(await refusalOf({ ...taken.input, token: "x" })).toContain("niet geldig");
    expect(await emailOf(person.id)).toBe(person.email);
  });

  it("answers `already-confirmed` only to the link of the address that is in force", async () => {
    const person = await aPerson(test.services);
    const first = await requestChange(person.id);
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(first.input)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 410, 410, 410, 410]);
    const codes = answers.flatMap(({ body }) => body?.code ?? []);
    expect(codes).toEqual(Array(4).fill("already-confirmed"));
    await changeEmail(person.id);
    expect(await confirm(first.input)).toMatchObject({ status: 410, body: { code: "gone" } });
  });

  it("ends when the password is changed, which the mail about the password says", async () => {
    const person = await aPerson(test.services);
    const { input, email } = await requestChange(person.id);
    const browser = await test.browser().signInAs(person.id, ["account"]);
    const changed = { oldPassword: PASSWORD, password: NEW };
    expect((await browser.put("/me/change-password", changed, "account")).status).toBe(204);
    expect(await refusalOf(input)).toContain("wachtwoord");
    const [mail] = await test.runJobs();
    expect(mail?.paragraphs.join()).toContain(email);
  });

  it("is not mentioned in the mail about a changed password once it is in force", async () => {
    const person = await aPerson(test.services);
    const { email } = await changeEmail(person.id);
    const browser = await test.browser().signInAs(person.id, ["account"]);
    const changed = { oldPassword: PASSWORD, password: NEW };
    expect((await browser.put("/me/change-password", changed, "account")).status).toBe(204);
    const [mail] = await test.runJobs();
    expect(mail?.to).toBe(email);
    expect(mail?.paragraphs.join()).not.toContain(email);
  });

  it("ends when a forgotten password is reset, which the mail about the password says", async () => {
    const person = await aPerson(test.services);
    const { input, email } = await requestChange(person.id);
    await test.browser().post("/auth/forgot-password", { email: person.email }, "auth");
    const link = linkIn((await test.runJobs())[0]);
    const choose = { ...link, password: NEW, password_confirmation: NEW };
    expect((await test.browser().post("/auth/reset-password", choose, "auth")).status).toBe(204);
    expect(await refusalOf(input)).toContain("wachtwoord");
    const [mail] = await test.runJobs();
    expect(mail?.paragraphs.join()).toContain(email);
  });

  it("keeps one of two concurrent requests", async () => {
    const person = await aPerson(test.services);
    const browser = await test.browser().signInAs(person.id, ["account"]);
    await browser.csrfToken("account");
    const change = () => browser.put("/me/change-email", { email: anAddress() }, "account");
    expect(await statusesInOrder(test)(holdRow("users", person.id), [change, change])).toEqual([204, 204]);
    const changes = await test.services.db
      .selectFrom("email_changes")
      .select("ended_by")
      .where("user_id", "=", person.id)
      .execute();
    expect(changes.map(({ ended_by }) => ended_by)).toEqual(expect.arrayContaining(["newer", null]));
  });

  it("is refused to a sign-in that ended while the request waited", async () => {
    const { db } = test.services;
    const person = await aPerson(test.services);
    const browser = await test.browser().signInAs(person.id);
    await browser.csrfToken("community");
    const requests = await db.transaction().execute(async (tx) => {
      await tx.selectFrom("users").select("id").where("id", "=", person.id).forUpdate().execute();
      const started = await test.started(() => browser.put("/me/change-email", { email: anAddress() }));
      await tx.deleteFrom("sign_ins").where("user_id", "=", person.id).execute();
      return started;
    });
    expect((await requests.result).status).toBe(401);
    expect(await db.selectFrom("email_changes").select("id").where("user_id", "=", person.id).execute()).toEqual([]);
  });

  it("is limited per person", async () => {
    const person = await aPerson(strict.services);
    const browser = await strict.browser().signInAs(person.id);
    const statuses = [];
    for (let time = 0; time < 3; time++)
      statuses.push((await browser.put("/me/change-email", { email: anAddress() })).status);
    expect(statuses).toEqual([204, 204, 429]);
  });

  it("requires a fresh proof from staff only", async () => {
    for (const [roles, status] of [
      [["editor"], 409],
      [["admin"], 409],
      [["contest_organizer"], 204],
      [[], 204],
    ] as const) {
      const person = await aPerson(test.services, { roles });
      const browser = await test.browser().signInAs(person.id);
      const email = anAddress();
      test.clock.advance(minutes(15));
      const late = await browser.put("/me/change-email", { email });
      expect([late.status, late.body?.code]).toEqual([status, status === 409 ? "confirm-first" : undefined]);
      const again = await test.browser().signInAs(person.id);
      test.clock.advance(minutes(14));
      expect((await again.put("/me/change-email", { email })).status).toBe(204);
    }
  });
});
