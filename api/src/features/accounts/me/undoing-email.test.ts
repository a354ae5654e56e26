import { describe, expect, it } from "vitest";
import { days, hours, later, minutes } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { lockEmail } from "../auth/email-lock.ts";
import { aTotp } from "../second-factor/second-factor.factory.ts";
import { aPerson, PASSWORD } from "#features/people/people/person.factory.ts";
import { holdRow, statusesInOrder } from "#testing/in-order.ts";
import { linkIn } from "#testing/mails.ts";
import { emailChanges } from "./email-change-tests.factory.ts";

const test = useTestApi();
const NEW = "een heel ander wachtwoord";

const { confirm, emailOf, refusalOf, requestChange, changeEmail } = emailChanges(test);
const login = (email: string, password: string) => test.browser().post("/auth/login", { email, password }, "auth");
const undo = (input: unknown) => test.browser().post("/me/undo-change-email", input, "auth");

describe("undoing another address (docs/product/accounts.md#undoing-another-address)", () => {
  it("works with the link to the old address for seven days, and leaves an attacker nothing", async () => {
    const person = await aPerson(test.services);
    const { email, mails, link } = await changeEmail(person.id);
    expect(mails.map(({ to, subject }) => [to, subject]).toSorted()).toEqual(
      [
        [person.email, "Je e-mailadres is gewijzigd"],
        [email, "Je nieuwe e-mailadres geldt"],
      ].toSorted(),
    );
    // Old enough for the sweep, but still needed.
    test.clock.advance(days(7) - minutes(1));
    await test.runScheduled("auth.sweep");
    const stranger = await test.browser().signInAs(person.id, ["account", "community"]);
    const pending = await requestChange(person.id);
    await test.browser().post("/auth/forgot-password", { email }, "auth");
    const reset = linkIn((await test.runJobs()).find(({ to }) => to === email));

    const answer = await undo(link);
    expect(answer).toMatchObject({ status: 200, body: { data: { email: person.email } } });
    expect(await emailOf(person.id)).toBe(person.email);
    for (const site of ["account", "community"] as const) expect((await stranger.get("/me", site)).status).toBe(401);
    expect(await refusalOf(pending.input)).toContain("teruggezet");
    const choose = { ...reset, email: person.email, password: NEW, password_confirmation: NEW };
    expect((await test.browser().post("/auth/reset-password", choose, "auth")).status).toBe(410);
    expect((await login(person.email, PASSWORD)).status).toBe(422);
    expect((await test.runJobs()).map(({ to, subject }) => [to, subject]).toSorted()).toEqual(
      [
        [person.email, "Je oude e-mailadres geldt weer"],
        [email, "Dit e-mailadres hoort niet meer bij je account"],
      ].toSorted(),
    );
  });

  it("deletes factors added around the change, and keeps older ones", async () => {
    for (const [age, left] of [
      [days(1), 0],
      [days(8), 1],
    ] as const) {
      const person = await aPerson(test.services);
      const { link } = await changeEmail(person.id);
      await aTotp(test.services, person.id);
      const since = { created_at: later(test.clock.now(), -age) };
      await test.services.db.updateTable("totp_factors").set(since).where("user_id", "=", person.id).execute();
      expect((await undo(link)).status).toBe(200);
      const rows = await test.services.db
        .selectFrom("totp_factors")
        .select("user_id")
        .where("user_id", "=", person.id)
        .execute();
      expect(rows).toHaveLength(left);
    }
  });

  it("returns a token to choose a new password at once", async () => {
    const person = await aPerson(test.services);
    const { data } = (await undo((await changeEmail(person.id)).link)).body;
    const choose = { ...data, password: NEW, password_confirmation: NEW };
    expect((await test.browser().post("/auth/reset-password", choose, "auth")).status).toBe(204);
    expect((await login(person.email, NEW)).status).toBe(200);
  });

  it("refuses the passwords that a stranger may know: the one at the time of the change and later ones", async () => {
    const person = await aPerson(test.services);
    const { link } = await changeEmail(person.id);
    const stranger = await test.browser().signInAs(person.id, ["account"]);
    const since = "wat de vreemde koos";
    const changed = { oldPassword: PASSWORD, password: since };
    expect((await stranger.put("/me/change-password", changed, "account")).status).toBe(204);
    const { data } = (await undo(link)).body;
    // Requesting another reset link does not get around this.
    await test.browser().post("/auth/forgot-password", { email: person.email }, "auth");
    const forgotten = linkIn((await test.runJobs()).find(({ subject }) => subject === "Kies een nieuw wachtwoord"));
    const choose = (from: object, password: string) =>
      test.browser().post("/auth/reset-password", { ...from, password, password_confirmation: password }, "auth");
    for (const from of [data, forgotten])
      for (const password of [PASSWORD, since])
        expect(await choose(from, password)).toMatchObject({
          status: 422,
          body: { errors: { password: [expect.stringContaining("Kies een ander")] } },
        });
    expect((await choose(data, NEW)).status).toBe(204);
  });

  it("alone makes a password known: after a change of address that was not undone, it may be chosen again", async () => {
    const person = await aPerson(test.services);
    const { email } = await changeEmail(person.id);
    await test.browser().post("/auth/forgot-password", { email }, "auth");
    const link = linkIn((await test.runJobs()).find(({ to }) => to === email));
    const choose = { ...link, password: PASSWORD, password_confirmation: PASSWORD };
    expect((await test.browser().post("/auth/reset-password", choose, "auth")).status).toBe(204);
  });

  it("works once, even with ten concurrent uses, and the link to the new address stops working", async () => {
    const person = await aPerson(test.services);
    const { input, email } = await requestChange(person.id);
    await Promise.all(Array.from({ length: 5 }, () => confirm(input)));
    const mails = await test.runJobs();
    expect(mails.filter(({ to }) => [person.email, email].includes(to))).toHaveLength(2);
    const link = linkIn(mails.find(({ to }) => to === person.email));
    const answers = await Promise.all(Array.from({ length: 10 }, () => undo(link)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(410)]);
    expect(await refusalOf(input)).toContain("teruggezet");
    expect(await emailOf(person.id)).not.toBe(email);
  });

  it("is refused after seven days, and with the token of another person", async () => {
    const [person, other] = [await aPerson(test.services), await aPerson(test.services)];
    const { link, email } = await changeEmail(person.id);
    expect((await undo({ ...link, userId: other.id })).status).toBe(410);
    expect((await undo({ ...link, token: `${link["token"]?.slice(0, -2)}xx` })).status).toBe(410);
    test.clock.advance(days(7));
    expect((await undo(link)).status).toBe(410);
    expect(await emailOf(person.id)).toBe(email);
  });

  it("still works after a password reset, which an attacker with the new address can do", async () => {
    const person = await aPerson(test.services);
    const { email, link } = await changeEmail(person.id);
    await test.browser().post("/auth/forgot-password", { email }, "auth");
    const { token } = linkIn((await test.runJobs()).find(({ to }) => to === email));
    const choose = { email, token, password: NEW, password_confirmation: NEW };
    expect((await test.browser().post("/auth/reset-password", choose, "auth")).status).toBe(204);
    const stranger = await test.browser().signInAs(person.id, ["account"]);
    const chosen = { oldPassword: NEW, password: "en nog een ander" };
    expect((await stranger.put("/me/change-password", chosen, "account")).status).toBe(204);
    expect((await undo(link)).status).toBe(200);
    expect(await emailOf(person.id)).toBe(person.email);
  });

  it("with the first of two changes restores the first address and notifies all later ones", async () => {
    const person = await aPerson(test.services);
    const first = await changeEmail(person.id);
    test.clock.advance(hours(1));
    const second = await changeEmail(person.id);
    expect((await undo(first.link)).status).toBe(200);
    expect(await emailOf(person.id)).toBe(person.email);
    expect((await test.runJobs()).map(({ to }) => to).toSorted()).toEqual(
      [person.email, first.email, second.email].toSorted(),
    );
    expect((await undo(second.link)).status).toBe(410);
  });

  it("with the second of two changes leaves the first one undoable", async () => {
    const person = await aPerson(test.services);
    const first = await changeEmail(person.id);
    test.clock.advance(hours(1));
    const second = await changeEmail(person.id);
    expect((await undo(second.link)).status).toBe(200);
    expect(await emailOf(person.id)).toBe(first.email);
    expect((await undo(first.link)).status).toBe(200);
    expect(await emailOf(person.id)).toBe(person.email);
  });

  it("is refused with a message when another account has the old address", async () => {
    const person = await aPerson(test.services);
    const { link, email } = await changeEmail(person.id);
    const browser = await test.browser().signInAs(person.id);
    await aPerson(test.services, { email: person.email.toUpperCase() });
    const answer = await undo(link);
    expect([answer.status, answer.body.message]).toEqual([422, expect.stringContaining("een ander account")]);
    expect(await emailOf(person.id)).toBe(email);
    expect((await browser.get("/me")).status).toBe(200);
  });

  it("is refused after an erasure", async () => {
    const person = await aPerson(test.services);
    const { link } = await changeEmail(person.id);
    await test.services.db.deleteFrom("users").where("id", "=", person.id).execute();
    expect((await undo(link)).status).toBe(410);
  });

  it("to the address that is in force again causes no deadlock with the link of a newsletter subscription", async () => {
    const person = await aPerson(test.services);
    const { link } = await changeEmail(person.id);
    test.clock.advance(1000);
    await changeEmail(person.id, person.email);
    const asked = { email: person.email, firstName: "Noor", consent: 1 };
    await test.browser().post("/newsletter/subscriptions", asked, "organization");
    const subscription = linkIn((await test.runJobs()).find(({ kind }) => kind === "newsletter.confirm"));
    const statuses = await statusesInOrder(test)(holdRow("users", person.id), [
      () => undo(link),
      () => test.browser().post("/newsletter/subscriptions/confirm", subscription, "organization"),
    ]);
    expect(statuses).toEqual([200, 200]);
    expect(await emailOf(person.id)).toBe(person.email);
  });

  it("waits for a concurrent claim of the old address", async () => {
    const [person, other] = [await aPerson(test.services), await aPerson(test.services)];
    const { link } = await changeEmail(person.id);
    const undoing = await test.services.db.transaction().execute(async (tx) => {
      await lockEmail(tx, person.email);
      const started = await test.started(() => undo(link));
      await tx.updateTable("users").set({ email: person.email }).where("id", "=", other.id).execute();
      return started;
    });
    const answer = await undoing.result;
    expect([answer.status, answer.body.message]).toEqual([422, expect.stringContaining("een ander account")]);
  });
});
