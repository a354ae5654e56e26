import { TOTP } from "otpauth";
import { beforeEach, describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { someRecoveryCodes } from "./second-factor.factory.ts";
import { afterPassword, completeStep, isSignedIn, login } from "./signing-in.factory.ts";
import { linkIn } from "#testing/mails.ts";

const test = useTestApi();

/** Sets the clock to the middle of a step of thirty seconds. */
beforeEach(() => {
  const now = test.clock.now().getTime();
  test.clock.set(new Date(Math.ceil(now / 30_000) * 30_000 + 15_000));
});

describe("signing in with a second factor", () => {
  it("is required after the password, before any session", async () => {
    const { person, browser, answered } = await afterPassword(test);
    expect(answered.body).toEqual({ data: { isSecondStepDue: true } });
    expect(await isSignedIn(browser)).toBe(false);
    const signIns = test.services.db.selectFrom("sign_ins").selectAll().where("user_id", "=", person.id);
    expect(await signIns.execute()).toEqual([]);
    expect((await browser.get("/auth/second-step", "auth")).body.data).toEqual({
      purpose: "signIn",
      password: false,
      totp: true,
      passkey: false,
      recoveryCode: false,
    });
  });

  it("is not revealed by a wrong password", async () => {
    const { person } = await afterPassword(test);
    const [known, unknown] = [
      await login(test.browser(), person.email, "verkeerd"),
      await login(test.browser(), "niemand@voorbeeld.example", "verkeerd"),
    ];
    expect(known.status).toBe(422);
    expect(known.text).toBe(unknown.text);
  });

  it("accepts an app code, and records the method", async () => {
    const { person, browser, code } = await afterPassword(test);
    expect((await completeStep(browser, "totp", { token: code() })).status).toBe(204);
    expect((await browser.get("/me", "auth")).body.data.slug).toBe(person.slug);
    const rows = await test.services.db
      .selectFrom("sign_ins")
      .select("method")
      .where("user_id", "=", person.id)
      .execute();
    expect(rows).toEqual([{ method: "totp" }]);
    expect((await browser.get("/me/devices", "auth")).body.data).toMatchObject([{ withSecondStep: true }]);
  });

  it.each([
    [-2, 422],
    [-1, 204],
    [0, 204],
    [1, 204],
    [2, 422],
  ])("responds to a code that is %i steps away with %i", async (steps, status) => {
    const { browser, code } = await afterPassword(test);
    expect((await completeStep(browser, "totp", { token: code(steps) })).status).toBe(status);
  });

  it("accepts a code once across all browsers, and no earlier code after it", async () => {
    const { person, browser, code } = await afterPassword(test);
    expect((await completeStep(browser, "totp", { token: code() })).status).toBe(204);
    const other = test.browser();
    await login(other, person.email);
    for (const token of [code(), code(-1)]) expect((await completeStep(other, "totp", { token })).status).toBe(422);
    expect((await completeStep(other, "totp", { token: code(1) })).status).toBe(204);
  });

  it("accepts one of two concurrent uses of a code", async () => {
    const { person, browser, code } = await afterPassword(test);
    const other = test.browser();
    await login(other, person.email);
    const answers = await Promise.all([browser, other].map((each) => completeStep(each, "totp", { token: code() })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422]);
  });

  it("waits for a concurrent use, and finds the code consumed", async () => {
    const { person, browser, code } = await afterPassword(test);
    await browser.csrfToken("auth");
    const answering = await test.services.db.transaction().execute(async (tx) => {
      const consumed = { last_step: TOTP.counter({ timestamp: test.clock.now().getTime() }) };
      await tx.updateTable("totp_factors").set(consumed).where("user_id", "=", person.id).execute();
      return test.started(() => completeStep(browser, "totp", { token: code() }));
    });
    expect((await answering.result).status).toBe(422);
  });

  it("accepts a recovery code once, and mails how many are left", async () => {
    const { person, browser } = await afterPassword(test);
    const [code = "", second = ""] = await someRecoveryCodes(test.services, person.id);
    expect(
      (await completeStep(browser, "recovery-code", { token: ` ${code.toLowerCase().replace("-", " ")} ` })).status,
    ).toBe(204);
    expect(await isSignedIn(browser)).toBe(true);
    const [mail] = await test.runJobs();
    expect(mail).toMatchObject({ to: person.email, subject: "Er is een herstelcode gebruikt" });
    expect(mail?.paragraphs.join(" ")).toContain("nog 9 over");
    const other = test.browser();
    await login(other, person.email);
    expect((await completeStep(other, "recovery-code", { token: code })).body.errors.token).toBeDefined();
    expect((await completeStep(other, "recovery-code", { token: second })).status).toBe(204);
  });

  it("accepts one of two concurrent uses of a recovery code", async () => {
    const { person, browser } = await afterPassword(test);
    const [token = ""] = await someRecoveryCodes(test.services, person.id);
    const other = test.browser();
    await login(other, person.email);
    const answers = await Promise.all([browser, other].map((each) => completeStep(each, "recovery-code", { token })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422]);
  });

  it("refuses the recovery code of another person", async () => {
    const { browser } = await afterPassword(test);
    const [token = ""] = await someRecoveryCodes(test.services, (await aPerson(test.services)).id);
    expect((await completeStep(browser, "recovery-code", { token })).status).toBe(422);
  });

  it("stores no code in readable form", async () => {
    const { person } = await afterPassword(test);
    const codes = await someRecoveryCodes(test.services, person.id);
    const rows = await test.services.db.selectFrom("recovery_codes").selectAll().execute();
    const stored = rows.map(({ code_hash }) => code_hash.toString("latin1")).join();
    for (const code of codes) expect(stored).not.toContain(code.replace("-", ""));
    const { sealed_secret: sealed } = await test.services.db
      .selectFrom("totp_factors")
      .select("sealed_secret")
      .where("user_id", "=", person.id)
      .executeTakeFirstOrThrow();
    // Twenty bytes of secret plus the overhead of sealing; it cannot be opened for another user.
    expect(sealed).toHaveLength(12 + 16 + 20);
    const other = await afterPassword(test);
    await test.services.db
      .updateTable("totp_factors")
      .set({ sealed_secret: sealed })
      .where("user_id", "=", other.person.id)
      .execute();
    expect((await completeStep(other.browser, "totp", { token: other.code() })).status).toBe(422);
  });
});

describe("a forgotten password", () => {
  it("is reset without removing the second factor", async () => {
    const { person, code } = await afterPassword(test);
    await test.browser().post("/auth/forgot-password", { email: person.email }, "auth");
    const [mail] = await test.runJobs();
    const { token } = linkIn(mail);
    const password = "een heel ander wachtwoord";
    const input = { email: person.email, token, password, password_confirmation: password };
    expect((await test.browser().post("/auth/reset-password", input, "auth")).status).toBe(204);
    const browser = test.browser();
    expect((await login(browser, person.email, password)).body.data).toEqual({ isSecondStepDue: true });
    expect((await completeStep(browser, "totp", { token: code() })).status).toBe(204);
  });
});

describe("signing in while a second factor is added", () => {
  it("waits, and requires it", async () => {
    const person = await aPerson(test.services);
    const browser = test.browser();
    await browser.csrfToken("auth");
    const signingIn = await test.services.db.transaction().execute(async (tx) => {
      await tx.selectFrom("users").select("id").where("id", "=", person.id).forNoKeyUpdate().execute();
      const started = await test.started(() => login(browser, person.email));
      const now = test.clock.now();
      await tx
        .insertInto("totp_factors")
        .values({ user_id: person.id, sealed_secret: Buffer.alloc(48), created_at: now, confirmed_at: now })
        .execute();
      return started;
    });
    expect((await signingIn.result).body.data).toEqual({ isSecondStepDue: true });
  });
});
