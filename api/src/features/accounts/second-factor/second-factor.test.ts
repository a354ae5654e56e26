import { describe, expect, it } from "vitest";
import { hours } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { PASSWORD } from "#features/people/people/person.factory.ts";
import { FACTOR_PATH, factorMembers } from "./member.factory.ts";
import {
  addPasskey,
  anAuthenticator,
  aPasskey,
  setUpTotp,
  someRecoveryCodes,
  totpCode,
} from "./second-factor.factory.ts";

const test = useTestApi();
const { aMember, stateOf, methodOf, subjects } = factorMembers(test);

describe("an authenticator app", () => {
  it("is in force once a first code is confirmed, with recovery codes and a mail to the owner", async () => {
    const { person, browser } = await aMember();
    const { secret, uri } = (await browser.post(`${FACTOR_PATH}/totp`, {}, "account")).body.data;
    expect(decodeURIComponent(uri)).toContain(`otpauth://totp/Inktvis:${person.email}?`);
    expect(uri).toContain(`secret=${secret}`);
    expect(await stateOf(browser)).toMatchObject({ isOn: false, totp: null });
    const token = totpCode(test.services, secret);
    const { body } = await browser.post(
      `${FACTOR_PATH}/totp/confirm`,
      { token: `${token.slice(0, 3)} ${token.slice(3)}` },
      "account",
    );
    expect(body.data.recoveryCodes).toHaveLength(10);
    expect(new Set(body.data.recoveryCodes).size).toBe(10);
    expect(await stateOf(browser)).toMatchObject({
      isOn: true,
      totp: { createdAt: test.clock.now().toISOString() },
      recoveryCodesLeft: 10,
    });
    expect(await test.runJobs()).toMatchObject([{ to: person.email, subject: "Je authenticator-app is ingesteld" }]);
    // This sign-in has just proved it.
    expect(await methodOf(person)).toEqual([{ method: "totp" }]);
  });

  it("is refused with a wrong code, and is not in force", async () => {
    const { browser } = await aMember();
    await browser.post(`${FACTOR_PATH}/totp`, {}, "account");
    const refusal = await browser.post(`${FACTOR_PATH}/totp/confirm`, { token: "000000" }, "account");
    expect(refusal.status).toBe(422);
    expect(refusal.body.errors.token[0]).toContain("Deze code klopt niet");
    expect(
      (await browser.post(`${FACTOR_PATH}/totp/confirm`, { token: "geen code" }, "account")).body.errors.token,
    ).toEqual(["Vul de zes cijfers in die je app nu toont."]);
    expect(await stateOf(browser)).toMatchObject({ isOn: false });
  });

  it("does not accept its first code for a sign-in", async () => {
    const { person, browser } = await aMember();
    const { secret } = await setUpTotp(test.services, browser);
    const other = test.browser();
    await other.post("/auth/login", { email: person.email, password: PASSWORD }, "auth");
    const token = totpCode(test.services, secret);
    expect((await other.post("/auth/second-step/totp", { token }, "auth")).status).toBe(422);
  });

  it("is replaced while unconfirmed; a confirmed app has to be removed first", async () => {
    const { browser } = await aMember();
    const first = (await browser.post(`${FACTOR_PATH}/totp`, {}, "account")).body.data.secret;
    const { secret } = await setUpTotp(test.services, browser);
    expect(secret).not.toBe(first);
    expect((await browser.post(`${FACTOR_PATH}/totp`, {}, "account")).body.code).toBe("totp-there");
    const token = totpCode(test.services, secret, 1);
    expect((await browser.post(`${FACTOR_PATH}/totp/confirm`, { token }, "account")).body.code).toBe("totp-there");
  });

  it("is deleted after a week without confirmation", async () => {
    const { person, browser } = await aMember();
    await browser.post(`${FACTOR_PATH}/totp`, {}, "account");
    await test.services.db
      .updateTable("totp_factors")
      .set({ created_at: new Date(test.clock.now().getTime() - hours(24 * 8)) })
      .where("user_id", "=", person.id)
      .execute();
    await test.runScheduled("auth.sweep");
    const late = await browser.post(`${FACTOR_PATH}/totp/confirm`, { token: "000000" }, "account");
    expect([late.status, late.body.code]).toEqual([409, "totp-restarted"]);
  });
});

describe("a passkey", () => {
  it("is added on the auth site, with recovery codes and a mail to the owner", async () => {
    const { person, browser } = await aMember();
    const { passkey, options, added } = await addPasskey(test.services, browser);
    expect(options.rp).toEqual({ name: "Inktvis", id: "auth.localhost" });
    expect(options.user.name).toBe(person.email);
    expect(added.status).toBe(201);
    expect(added.body.data.recoveryCodes).toHaveLength(10);
    expect(await stateOf(browser)).toMatchObject({
      isOn: true,
      passkeys: [{ name: "Mijn telefoon", createdAt: test.clock.now().toISOString(), lastUsedAt: null }],
    });
    expect(await subjects()).toEqual(["Je hebt een nieuwe passkey"]);
    expect(await methodOf(person)).toEqual([{ method: "passkey" }]);
    const row = await test.services.db
      .selectFrom("passkeys")
      .select(["credential_id", "public_key", "transports"])
      .where("user_id", "=", person.id)
      .executeTakeFirst();
    expect(row).toEqual({ credential_id: passkey.id, public_key: passkey.publicKey, transports: ["internal"] });
    const other = test.browser();
    await other.post("/auth/login", { email: person.email, password: PASSWORD }, "auth");
    const { challenge } = (await other.post("/auth/second-step/passkey-options", {}, "auth")).body.data;
    const assertion = passkey.get(challenge);
    expect((await other.post("/auth/second-step/passkey", { assertion }, "auth")).status).toBe(204);
  });

  it("is refused on another site, without a challenge, and with a used challenge", async () => {
    const { browser } = await aMember();
    const { options } = await addPasskey(test.services, browser);
    expect((await browser.post("/auth/passkeys/options", {}, "account")).status).toBe(403);
    const attestation = anAuthenticator(test.services).create(options.challenge);
    expect((await browser.post("/auth/passkeys", { name: "Nog een", attestation }, "auth")).status).toBe(422);
    expect((await browser.post("/auth/passkeys", { name: "Nog een", attestation }, "account")).status).toBe(403);
  });

  it("is listed in the options as excluded when it is known, and refused when it is added again", async () => {
    const { browser } = await aMember();
    const { passkey } = await addPasskey(test.services, browser);
    const again = await addPasskey(test.services, browser, "Dezelfde", passkey);
    expect(again.options.excludeCredentials).toMatchObject([{ id: passkey.id }]);
    expect(again.added.body.message).toBe(
      "Deze passkey is al toegevoegd. Kies een ander toestel of een andere sleutel.",
    );
    const stranger = await aMember();
    expect((await addPasskey(test.services, stranger.browser, "Van een ander", passkey)).added.status).toBe(422);
  });

  it("creates no recovery codes if there are any", async () => {
    const { browser } = await aMember();
    await setUpTotp(test.services, browser);
    expect((await addPasskey(test.services, browser)).added.body.data.recoveryCodes).toBeNull();
  });

  it("is renamed and removed by its owner only", async () => {
    const { browser } = await aMember();
    const stranger = await aMember();
    await setUpTotp(test.services, browser);
    await addPasskey(test.services, browser);
    const [{ id }] = (await stateOf(browser)).passkeys;
    const path = `${FACTOR_PATH}/passkeys/${id}`;
    expect((await stranger.browser.put(path, { name: "Van mij" }, "account")).status).toBe(410);
    expect((await stranger.browser.delete(path, "account")).status).toBe(410);
    expect((await browser.put(path, { name: " Sleutelhanger " }, "account")).status).toBe(204);
    expect((await stateOf(browser)).passkeys).toMatchObject([{ name: "Sleutelhanger" }]);
    await test.runJobs();
    expect((await browser.delete(path, "account")).status).toBe(204);
    const [mail] = await test.runJobs();
    expect(mail?.paragraphs.join(" ")).toContain("‘Sleutelhanger’");
    expect(await stateOf(browser)).toMatchObject({ isOn: true, passkeys: [] });
  });

  it("is refused beyond twenty", async () => {
    const { person, browser } = await aMember();
    for (let count = 0; count < 20; count++) await aPasskey(test.services, person.id);
    await test.services.db
      .updateTable("sign_ins")
      .set({ method: "passkey" })
      .where("user_id", "=", person.id)
      .execute();
    expect((await browser.post("/auth/passkeys/options", {}, "auth")).body.message).toContain("twintig");
  });
});

describe("recovery codes", () => {
  it("are replaced as a set", async () => {
    const { person, browser } = await aMember();
    const { confirmed } = await setUpTotp(test.services, browser);
    const [old] = confirmed.body.data.recoveryCodes;
    await test.runJobs();
    const { recoveryCodes } = (await browser.post(`${FACTOR_PATH}/recovery-codes`, {}, "account")).body.data;
    expect(recoveryCodes).toHaveLength(10);
    expect(await subjects()).toEqual(["Je hebt nieuwe herstelcodes"]);
    const other = test.browser();
    await other.post("/auth/login", { email: person.email, password: PASSWORD }, "auth");
    const use = (token: string) => other.post("/auth/second-step/recovery-code", { token }, "auth");
    expect((await use(old)).status).toBe(422);
    expect((await use(recoveryCodes[0])).status).toBe(204);
    expect(await stateOf(browser)).toMatchObject({ recoveryCodesLeft: 9 });
  });

  it("need another factor", async () => {
    const { browser } = await aMember();
    expect((await browser.post(`${FACTOR_PATH}/recovery-codes`, {}, "account")).body.code).toBe("no-second-factor");
  });
});

describe("the export of personal data", () => {
  it("has the factors without their secrets", async () => {
    const { person, browser } = await aMember();
    const { secret } = await setUpTotp(test.services, browser);
    const { passkey } = await addPasskey(test.services, browser, "Sleutelhanger");
    const codes = await someRecoveryCodes(test.services, person.id);
    const { id } = (await browser.post("/me/gdpr/request-data", {}, "account")).body.data;
    await test.runJobs();
    const zip = (await browser.get(`/me/gdpr/requests/${id}/download`, "account")).bytes;
    const { strFromU8, unzipSync } = await import("fflate");
    const exported = strFromU8(unzipSync(zip)["gegevens.json"] ?? new Uint8Array());
    expect(exported).toContain("Sleutelhanger");
    for (const secretValue of [secret, passkey.id, ...codes]) expect(exported).not.toContain(secretValue);
  });
});
