import { describe, expect, it } from "vitest";
import { days, hours, later, minutes } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { lockEmail } from "../auth/email-lock.ts";
import { aTotp } from "../second-factor/second-factor.factory.ts";
import { aPerson, PASSWORD } from "#features/people/people/person.factory.ts";
import { anAddress, linkIn } from "#testing/mails.ts";

const test = useTestApi();
const strict = useTestApi({ LIMIT_MAILS: "2/1h" });
const NEW = "een heel ander wachtwoord";

const login = (email: string, password: string) => test.browser().post("/auth/login", { email, password }, "auth");
const confirm = (input: unknown) => test.browser().post("/me/confirm-change-email", input, "auth");
const undo = (input: unknown) => test.browser().post("/me/undo-change-email", input, "auth");
const emailOf = async (id: string) =>
  (await test.services.db.selectFrom("users").select("email").where("id", "=", id).executeTakeFirst())?.email;

/** What the link of a dead request says. */
async function refusalOf(input: unknown): Promise<string> {
  const { status, body } = await confirm(input);
  expect(status).toBe(410);
  return body.message;
}
const pendingOf = async (personId: string) =>
  (await (await test.browser().signInAs(personId)).get("/me/change-email")).body.data;

/** Requests another address; returns what the mail carries. */
async function requestChange(personId: string, email = anAddress()) {
  const browser = await test.browser().signInAs(personId, ["account"]);
  const { status } = await browser.put("/me/change-email", { email }, "account");
  const mail = (await test.runJobs()).find(({ to }) => to === email);
  return { status, email, input: linkIn(mail) };
}
/** Changes the address of an account; returns what the mail to the old address carries. */
async function change(personId: string, email = anAddress()) {
  const old = await emailOf(personId);
  expect((await confirm((await requestChange(personId, email)).input)).status).toBe(204);
  const mails = await test.runJobs();
  return { old, email, mails, link: linkIn(mails.find(({ to }) => to === old)) };
}

describe("requesting another address (docs/product/accounts.md#e-mail-address)", () => {
  it("keeps the newest request only", async () => {
    const person = await aPerson(test.services);
    const [first, second] = [await requestChange(person.id), await requestChange(person.id)];
    expect(await refusalOf(first.input)).toContain("daarna nog eens");
    expect(await pendingOf(person.id)).toMatchObject({ email: second.email });
    expect((await confirm(second.input)).status).toBe(204);
    expect(await emailOf(person.id)).toBe(second.email);
    expect(await pendingOf(person.id)).toBeNull();
  });

  it("is refused at its field for one's own address", async () => {
    const person = await aPerson(test.services);
    const browser = await test.browser().signInAs(person.id);
    expect(await browser.put("/me/change-email", { email: person.email.toUpperCase() })).toMatchObject({
      status: 422,
      body: { errors: { email: [expect.stringContaining("e-mailadres van nu")] } },
    });
    expect(await pendingOf(person.id)).toBeNull();
  });

  it("is shown to who asked, until when its link works too, and to nobody else", async () => {
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

  it("is withdrawn by who asked, once or twice, and its link says so", async () => {
    const person = await aPerson(test.services);
    const { input } = await requestChange(person.id);
    const browser = await test.browser().signInAs(person.id);
    for (let time = 0; time < 2; time++) expect((await browser.delete("/me/change-email")).status).toBe(204);
    expect(await pendingOf(person.id)).toBeNull();
    expect(await refusalOf(input)).toContain("ingetrokken");
    expect(await emailOf(person.id)).toBe(person.email);
  });

  it("is not mailed any more once it is withdrawn", async () => {
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

  it("answers done to the link that changed the address only", async () => {
    const person = await aPerson(test.services);
    const first = await requestChange(person.id);
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(first.input)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 410, 410, 410, 410]);
    const codes = answers.flatMap(({ body }) => body?.code ?? []);
    expect(codes).toEqual(Array(4).fill("already-confirmed"));
    await change(person.id);
    expect(await confirm(first.input)).toMatchObject({ status: 410, body: { code: "gone" } });
  });

  it("ends with another password, which the mail about it says", async () => {
    const person = await aPerson(test.services);
    const { input, email } = await requestChange(person.id);
    const browser = await test.browser().signInAs(person.id, ["account"]);
    const changed = { oldPassword: PASSWORD, password: NEW };
    expect((await browser.put("/me/change-password", changed, "account")).status).toBe(204);
    expect(await refusalOf(input)).toContain("wachtwoord");
    const [mail] = await test.runJobs();
    expect(mail?.paragraphs.join()).toContain(email);
  });

  it("is no part of the mail about another password once it is in force", async () => {
    const person = await aPerson(test.services);
    const { email } = await change(person.id);
    const browser = await test.browser().signInAs(person.id, ["account"]);
    const changed = { oldPassword: PASSWORD, password: NEW };
    expect((await browser.put("/me/change-password", changed, "account")).status).toBe(204);
    const [mail] = await test.runJobs();
    expect(mail?.to).toBe(email);
    expect(mail?.paragraphs.join()).not.toContain(email);
  });

  it("ends with a password that is chosen anew, which the mail about it says", async () => {
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
    const requests = await test.services.db.transaction().execute(async (tx) => {
      await tx.selectFrom("users").select("id").where("id", "=", person.id).forUpdate().execute();
      const one = () => browser.put("/me/change-email", { email: anAddress() }, "account");
      return [await test.started(one), await test.started(one)];
    });
    for (const { result } of requests) expect((await result).status).toBe(204);
    const changes = await test.services.db
      .selectFrom("email_changes")
      .select("ended_by")
      .where("user_id", "=", person.id)
      .execute();
    expect(changes.map(({ ended_by }) => ended_by)).toEqual(expect.arrayContaining(["newer", null]));
  });

  it("is refused to a sign-in that ended while it waited", async () => {
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

  it("requires a fresh proof of staff only", async () => {
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

describe("undoing another address (docs/product/accounts.md#undoing-another-address)", () => {
  it("works with the link to the old address for seven days, and leaves an attacker nothing", async () => {
    const person = await aPerson(test.services);
    const { email, mails, link } = await change(person.id);
    expect(mails.map(({ to, subject }) => [to, subject]).toSorted()).toEqual(
      [
        [person.email, "Je e-mailadres is gewijzigd"],
        [email, "Je nieuwe e-mailadres geldt"],
      ].toSorted(),
    );
    // Old enough for the sweep, and still needed.
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
      const { link } = await change(person.id);
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
    const { data } = (await undo((await change(person.id)).link)).body;
    const choose = { ...data, password: NEW, password_confirmation: NEW };
    expect((await test.browser().post("/auth/reset-password", choose, "auth")).status).toBe(204);
    expect((await login(person.email, NEW)).status).toBe(200);
  });

  it("refuses the passwords that a stranger may know: the one at the change and those since", async () => {
    const person = await aPerson(test.services);
    const { link } = await change(person.id);
    const stranger = await test.browser().signInAs(person.id, ["account"]);
    const since = "wat de vreemde koos";
    const changed = { oldPassword: PASSWORD, password: since };
    expect((await stranger.put("/me/change-password", changed, "account")).status).toBe(204);
    const { data } = (await undo(link)).body;
    // Another reset link does not get around it.
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

  it("is what makes a password known: after a mere change of address, it may be chosen again", async () => {
    const person = await aPerson(test.services);
    const { email } = await change(person.id);
    await test.browser().post("/auth/forgot-password", { email }, "auth");
    const link = linkIn((await test.runJobs()).find(({ to }) => to === email));
    const choose = { ...link, password: PASSWORD, password_confirmation: PASSWORD };
    expect((await test.browser().post("/auth/reset-password", choose, "auth")).status).toBe(204);
  });

  it("works once, also of ten concurrent uses, and the link to the new address does not work again", async () => {
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
    const { link, email } = await change(person.id);
    expect((await undo({ ...link, userId: other.id })).status).toBe(410);
    expect((await undo({ ...link, token: `${link["token"]?.slice(0, -2)}xx` })).status).toBe(410);
    test.clock.advance(days(7));
    expect((await undo(link)).status).toBe(410);
    expect(await emailOf(person.id)).toBe(email);
  });

  it("still works after a password reset, which an attacker with the new address can do", async () => {
    const person = await aPerson(test.services);
    const { email, link } = await change(person.id);
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

  it("of the first of two changes restores the first address and notifies all later ones", async () => {
    const person = await aPerson(test.services);
    const first = await change(person.id);
    test.clock.advance(hours(1));
    const second = await change(person.id);
    expect((await undo(first.link)).status).toBe(200);
    expect(await emailOf(person.id)).toBe(person.email);
    expect((await test.runJobs()).map(({ to }) => to).toSorted()).toEqual(
      [person.email, first.email, second.email].toSorted(),
    );
    expect((await undo(second.link)).status).toBe(410);
  });

  it("of the second of two changes leaves the first one undoable", async () => {
    const person = await aPerson(test.services);
    const first = await change(person.id);
    test.clock.advance(hours(1));
    const second = await change(person.id);
    expect((await undo(second.link)).status).toBe(200);
    expect(await emailOf(person.id)).toBe(first.email);
    expect((await undo(first.link)).status).toBe(200);
    expect(await emailOf(person.id)).toBe(person.email);
  });

  it("is refused with a message when another account has the old address", async () => {
    const person = await aPerson(test.services);
    const { link, email } = await change(person.id);
    const browser = await test.browser().signInAs(person.id);
    await aPerson(test.services, { email: person.email.toUpperCase() });
    const answer = await undo(link);
    expect([answer.status, answer.body.message]).toEqual([422, expect.stringContaining("een ander account")]);
    expect(await emailOf(person.id)).toBe(email);
    expect((await browser.get("/me")).status).toBe(200);
  });

  it("is refused after an erasure", async () => {
    const person = await aPerson(test.services);
    const { link } = await change(person.id);
    await test.services.db.deleteFrom("users").where("id", "=", person.id).execute();
    expect((await undo(link)).status).toBe(410);
  });

  it("waits for a concurrent claim of the old address", async () => {
    const [person, other] = [await aPerson(test.services), await aPerson(test.services)];
    const { link } = await change(person.id);
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
