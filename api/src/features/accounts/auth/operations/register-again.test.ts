import { describe, expect, it } from "vitest";
import { hours } from "#platform/clock.ts";
import { statusesInOrder } from "#testing/in-order.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aPerson, PASSWORD } from "#features/people/people/person.factory.ts";
import { lockEmail } from "../email-lock.ts";
import { consumeMailLimit } from "../mail-limit.ts";
import { confirm, registerForm, registering } from "../registering.factory.ts";
import { anAddress, linkIn } from "#testing/mails.ts";

const test = useTestApi();
const strict = useTestApi({ LIMIT_MAILS: "5/1h" });
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0";

const { usersWith, registered, login } = registering(test);

describe("two registrations for one address", () => {
  it("leave the newest in force: an older link gets 410, and the mail names the browser and network", async () => {
    const email = anAddress();
    const stranger = await registered(email, test.browser(), "het wachtwoord van een vreemde");
    const owner = test.browser();
    const headers = { "x-csrf-token": await owner.csrfToken("auth"), "user-agent": FIREFOX };
    await owner.send("POST", "/auth/register", "auth", { body: registerForm(email), headers, address: "81.82.83.84" });
    const [mail] = await test.runJobs();
    expect(mail?.smallPrint?.join()).toContain("Firefox op Windows. Het netwerkadres begint met 81.82.83.");

    // Signing in with the older password does not resend the mail either.
    expect((await login(email, "het wachtwoord van een vreemde")).body.message).toContain("Kijk je e-mailadres");
    expect(await test.runJobs()).toEqual([]);
    const older = await confirm(stranger.input, stranger.browser);
    expect([older.status, older.body.message]).toEqual([410, expect.stringContaining("nieuwste mail")]);
    expect(await usersWith(email)).toEqual([]);
    expect((await confirm(linkIn(mail), owner)).status).toBe(204);
    expect((await login(email, PASSWORD)).status).toBe(200);
    expect((await login(email, "het wachtwoord van een vreemde")).status).toBe(422);
  });

  it("never create an account with a password that somebody else typed: another browser chooses one", async () => {
    const email = anAddress();
    const { input } = await registered(email, test.browser(), "het wachtwoord van een vreemde");
    const owner = test.browser();
    const refusal = await confirm(input, owner);
    expect([refusal.status, refusal.body.code]).toEqual([422, "password-needed"]);
    expect(await usersWith(email)).toEqual([]);
    const weak = await confirm({ ...input, password: "12345678" }, owner);
    expect(Object.keys(weak.body.errors)).toEqual(["password"]);
    expect((await confirm({ ...input, password: "wat ik zelf koos" }, owner)).status).toBe(204);
    expect((await login(email, "het wachtwoord van een vreemde")).status).toBe(422);
    expect((await login(email, "wat ik zelf koos")).status).toBe(200);
  });

  it("ask for a password if the registration has no browser hash", async () => {
    const { input } = await registered(anAddress());
    const { db } = test.services;
    await db
      .updateTable("registrations")
      .set({ browser_hash: null })
      .where("id", "=", input["userId"] ?? "")
      .execute();
    const answer = await confirm(input, test.browser());
    expect(answer.body.code).toBe("password-needed");
  });

  it("of a stranger neither use up the mails of the owner nor invalidate their link", async () => {
    const email = anAddress();
    const send = async (address: string) => {
      const browser = strict.browser();
      const headers = { "x-csrf-token": await browser.csrfToken("auth") };
      const { status, body } = await browser.send("POST", "/auth/register", "auth", {
        body: registerForm(email),
        headers,
        address,
      });
      expect(status).toBe(200);
      return {
        browser,
        isMailed: body.data.isMailed,
        mails: (await strict.runJobs()).filter(({ to }) => to === email),
      };
    };
    for (let time = 0; time < 5; time++)
      expect(await send("10.0.0.1")).toMatchObject({ isMailed: true, mails: [{ to: email }] });
    expect(await send("10.0.0.1")).toMatchObject({ isMailed: false, mails: [] });
    const owner = await send("10.0.0.2");
    expect(owner.mails).toHaveLength(1);
    // Over the limit: this one is not mailed, so it supersedes nothing.
    await send("10.0.0.1");
    const { status } = await owner.browser.post("/auth/verify-email", linkIn(owner.mails[0]), "auth");
    expect(status).toBe(204);
  });

  it("send at most fifty mails an hour to one address, from all networks together", async () => {
    const email = anAddress();
    const { db, config } = strict.services;
    const now = strict.clock.now();
    const counted = [];
    for (let place = 0; place < 51; place++)
      counted.push(await consumeMailLimit({ db, config, now, network: `10.1.0.${place}` }, "mail-to-confirm", email));
    expect(counted).toEqual([...Array(50).fill(true), false]);
    const { status } = await strict.browser().post("/auth/register", registerForm(email), "auth");
    expect([status, await strict.runJobs()]).toEqual([200, []]);
    strict.clock.advance(hours(1));
    await strict.browser().post("/auth/register", registerForm(email), "auth");
    expect(await strict.runJobs()).toMatchObject([{ to: email }]);
  });

  it("leave one valid link out of twenty concurrent ones, which creates one account", async () => {
    const email = anAddress();
    const browsers = Array.from({ length: 20 }, () => test.browser());
    const answers = await Promise.all(
      browsers.map((browser, number) =>
        browser.post("/auth/register", { ...registerForm(email), nickname: `Tweeling ${number}` }, "auth"),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const mails = await test.runJobs();
    expect(mails).toHaveLength(1);
    const input = linkIn(mails[0]);
    const passwords = browsers.map((_, number) => `wat nummer ${number} koos`);
    const confirmations = await Promise.all(
      browsers.map((browser, number) => confirm({ ...input, password: passwords[number] }, browser)),
    );
    expect(confirmations.map(({ status }) => status).toSorted()).toEqual([204, ...Array(19).fill(410)]);
    expect(await usersWith(email)).toHaveLength(1);
    const chosen = passwords[confirmations.findIndex(({ status }) => status === 204)] ?? "";
    expect((await login(email, chosen)).status).toBe(200);
  });

  it("wait for a concurrent change of another account to this address", async () => {
    const email = anAddress();
    const { browser, input } = await registered(email);
    const confirming = await test.services.db.transaction().execute(async (tx) => {
      await lockEmail(tx, email);
      const started = await test.started(() => confirm(input, browser));
      const person = await aPerson(test.services);
      await tx.updateTable("users").set({ email }).where("id", "=", person.id).execute();
      return started;
    });
    const answer = await confirming.result;
    expect([answer.status, answer.body.message]).toEqual([422, expect.stringContaining("al een account")]);
  });

  it("serialise a confirmation and a concurrent newer registration", async () => {
    const email = anAddress();
    const { browser, input } = await registered(email);
    const other = test.browser();
    const csrf = await other.csrfToken("auth");
    const register = () =>
      other.send("POST", "/auth/register", "auth", { body: registerForm(email), headers: { "x-csrf-token": csrf } });
    const statuses = await statusesInOrder(test)(
      (tx) => tx.selectFrom("registrations").select("id").where("email", "=", email).forUpdate().execute(),
      [() => confirm(input, browser), register],
    );
    expect(statuses).toEqual([204, 200]);
    expect(await test.runJobs()).toMatchObject([{ to: email, subject: "Je hebt al een account" }]);
  });
});
