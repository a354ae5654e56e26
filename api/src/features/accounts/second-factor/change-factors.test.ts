import { describe, expect, it } from "vitest";
import { minutes } from "#platform/clock.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aPerson, PASSWORD } from "#features/people/people/person.factory.ts";
import { FACTOR_PATH, factorMembers } from "./member.factory.ts";
import { addPasskey, aTotp, setUpTotp, totpCode } from "./second-factor.factory.ts";

const test = useTestApi();
const strict = useTestApi({ LIMIT_SIGN_IN: "3/15m" });
const { aMember, stateOf, methodOf, subjects } = factorMembers(test);

describe("switching the second factor off", () => {
  it("deletes all factors, and sign-ins count as made with the password alone", async () => {
    const { person, browser } = await aMember();
    await setUpTotp(test.services, browser);
    await addPasskey(test.services, browser);
    await test.runJobs();
    expect((await browser.delete(FACTOR_PATH, "account")).status).toBe(204);
    expect(await stateOf(browser)).toMatchObject({ isOn: false, totp: null, passkeys: [], recoveryCodesLeft: 0 });
    expect(await subjects()).toEqual(["Je tweede stap staat uit"]);
    expect(await methodOf(person)).toEqual([{ method: "password" }]);
    const login = { email: person.email, password: PASSWORD };
    expect((await test.browser().post("/auth/login", login, "auth")).body.data.isSecondStepDue).toBe(false);
    expect((await browser.delete(FACTOR_PATH, "account")).body.code).toBe("no-second-factor");
  });

  it("happens when the last factor is removed", async () => {
    const { browser } = await aMember();
    await setUpTotp(test.services, browser);
    await test.runJobs();
    expect((await browser.delete(`${FACTOR_PATH}/totp`, "account")).status).toBe(204);
    expect(await subjects()).toEqual(["Je tweede stap staat uit"]);
    expect(await stateOf(browser)).toMatchObject({ isOn: false, recoveryCodesLeft: 0 });
    expect((await browser.delete(`${FACTOR_PATH}/totp`, "account")).status).toBe(410);
  });

  it("cancels a pending sign-in elsewhere", async () => {
    const { person, browser } = await aMember();
    const { secret } = await setUpTotp(test.services, browser);
    const other = test.browser();
    await other.post("/auth/login", { email: person.email, password: PASSWORD }, "auth");
    await browser.delete(FACTOR_PATH, "account");
    const token = totpCode(test.services, secret, 1);
    expect((await other.post("/auth/second-step/totp", { token }, "auth")).status).toBe(410);
  });
});

/** Every call that changes the second factor. */
const CHANGES: readonly [name: string, (browser: TestBrowser) => Promise<{ status: number; body: any }>][] = [
  ["an app", (browser) => browser.post(`${FACTOR_PATH}/totp`, {}, "account")],
  ["a code of an app", (browser) => browser.post(`${FACTOR_PATH}/totp/confirm`, { token: "000000" }, "account")],
  ["no app", (browser) => browser.delete(`${FACTOR_PATH}/totp`, "account")],
  ["a passkey", (browser) => browser.post("/auth/passkeys/options", {}, "auth")],
  ["no passkey", (browser) => browser.delete(`${FACTOR_PATH}/passkeys/${crypto.randomUUID()}`, "account")],
  ["recovery codes", (browser) => browser.post(`${FACTOR_PATH}/recovery-codes`, {}, "account")],
  ["no second step", (browser) => browser.delete(FACTOR_PATH, "account")],
];

describe("a change", () => {
  it.each(CHANGES)("to %s needs a proof of the last fifteen minutes", async (_, change) => {
    const { browser } = await aMember();
    test.clock.advance(minutes(15));
    expect(await stateOf(browser)).toMatchObject({ isConfirmed: false });
    expect((await change(browser)).body.code).toBe("confirm-first");
    expect((await browser.post("/auth/second-step/password", { password: PASSWORD }, "auth")).status).toBe(204);
    expect(await stateOf(browser)).toMatchObject({ isConfirmed: true });
    expect((await change(browser)).body?.code).not.toBe("confirm-first");
  });

  it.each(CHANGES)("to %s needs the second step if there is one, not the password", async (_, change) => {
    const { person, browser } = await aMember();
    const code = await aTotp(test.services, person.id);
    // Signed in on another device before the factor was set up.
    expect(await stateOf(browser)).toMatchObject({ isOn: true, isConfirmed: false });
    expect((await change(browser)).body.code).toBe("confirm-first");
    expect((await browser.post("/auth/second-step/password", { password: PASSWORD }, "auth")).body.code).toBe(
      "second-step-first",
    );
    expect((await browser.get("/auth/second-step", "auth")).body.data).toMatchObject({
      purpose: "confirm",
      password: false,
      totp: true,
    });
    const before = browser.cookies.get("auth");
    expect((await browser.post("/auth/second-step/totp", { token: code() }, "auth")).status).toBe(204);
    expect(browser.cookies.get("auth")).not.toBe(before);
    expect(await methodOf(person)).toEqual([{ method: "totp" }]);
    expect((await change(browser)).body?.code).not.toBe("confirm-first");
  });

  it("is not confirmed by a wrong password", async () => {
    const { browser } = await aMember();
    test.clock.advance(minutes(15));
    const refusal = await browser.post("/auth/second-step/password", { password: "verkeerd" }, "auth");
    expect(refusal.body.errors).toEqual({
      password: ["Dit is niet je wachtwoord. Probeer opnieuw of kies een nieuw bij ‘Wachtwoord vergeten?’."],
    });
    expect(await stateOf(browser)).toMatchObject({ isConfirmed: false });
  });

  it.each([
    [
      "passwords",
      (browser: TestBrowser) => browser.post("/auth/second-step/password", { password: "verkeerd" }, "auth"),
    ],
    [
      "codes of a new app",
      (browser: TestBrowser) => browser.post(`${FACTOR_PATH}/totp/confirm`, { token: "000000" }, "account"),
    ],
  ])("is limited to a few wrong %s", async (_, attempt) => {
    const person = await aPerson(strict.services);
    const browser = await strict.browser().signInAs(person.id, ["auth", "account"]);
    await browser.post(`${FACTOR_PATH}/totp`, {}, "account");
    for (let tries = 0; tries < 3; tries++) expect((await attempt(browser)).status).toBe(422);
    expect((await attempt(browser)).status).toBe(429);
  });

  it("reports an empty name of a passkey as empty, and nothing else", async () => {
    const { browser } = await aMember();
    const path = `${FACTOR_PATH}/passkeys/${crypto.randomUUID()}`;
    expect((await browser.put(path, { name: "  " }, "account")).body.errors).toEqual({ name: ["Naam is verplicht."] });
  });

  it("with an outdated secret says that the app was set up again elsewhere, or is in force already", async () => {
    const { browser } = await aMember();
    const begin = async () => (await browser.post(`${FACTOR_PATH}/totp`, {}, "account")).body.data;
    const confirm = ({ secret, startedAt }: { secret: string; startedAt: string }) =>
      browser.post(`${FACTOR_PATH}/totp/confirm`, { token: totpCode(test.services, secret), startedAt }, "account");
    const first = await begin();
    test.clock.advance(minutes(1));
    const second = await begin();
    expect(await confirm(first)).toMatchObject({ status: 409, body: { code: "totp-restarted" } });
    expect((await confirm(second)).status).toBe(200);
    expect(await confirm(first)).toMatchObject({ status: 409, body: { code: "totp-there" } });
  });

  it("waits for a concurrent change", async () => {
    const { person, browser } = await aMember();
    await setUpTotp(test.services, browser);
    await browser.csrfToken("account");
    const removing = await test.services.db.transaction().execute(async (tx) => {
      await tx.selectFrom("users").select("id").where("id", "=", person.id).forNoKeyUpdate().execute();
      const started = await test.started(() => browser.delete(`${FACTOR_PATH}/totp`, "account"));
      await tx.deleteFrom("totp_factors").where("user_id", "=", person.id).execute();
      return started;
    });
    expect((await removing.result).status).toBe(410);
  });

  it("is mailed with what to do if it was somebody else", async () => {
    const { person, browser } = await aMember();
    await test.runJobs();
    await setUpTotp(test.services, browser);
    const [mail] = await test.runJobs();
    expect(mail?.to).toBe(person.email);
    expect(mail?.smallPrint?.join(" ")).toContain("/wachtwoord-vergeten");
  });
});
