import { beforeEach, describe, expect, it } from "vitest";
import { minutes } from "#platform/clock.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aPerson, PASSWORD } from "#features/people/people/person.factory.ts";
import { aTotp } from "./second-factor.factory.ts";
import { afterPassword, completeStep, isSignedIn, login } from "./signing-in.factory.ts";

const test = useTestApi();
const strict = useTestApi({ LIMIT_SIGN_IN: "3/15m" });

/** Sets the clock to the middle of a step of thirty seconds. */
beforeEach(() => {
  const now = test.clock.now().getTime();
  test.clock.set(new Date(Math.ceil(now / 30_000) * 30_000 + 15_000));
});

describe("a pending second step", () => {
  it("belongs to the browser that gave the password", async () => {
    const { code } = await afterPassword(test);
    const stranger = test.browser();
    expect((await stranger.get("/auth/second-step", "auth")).body.data).toBeNull();
    expect((await completeStep(stranger, "totp", { token: code() })).status).toBe(410);
  });

  it("can be used only once", async () => {
    const { browser, code } = await afterPassword(test);
    const visitor = browser.cookies.get("auth") ?? "";
    expect((await completeStep(browser, "totp", { token: code() })).status).toBe(204);
    browser.cookies.set("auth", visitor);
    expect((await completeStep(browser, "totp", { token: code(1) })).status).toBe(410);
  });

  it("expires after ten minutes", async () => {
    const { browser, code } = await afterPassword(test);
    test.clock.advance(minutes(10));
    expect((await browser.get("/auth/second-step", "auth")).body.data).toBeNull();
    expect((await completeStep(browser, "totp", { token: code() })).status).toBe(410);
    await test.runScheduled("auth.sweep");
    expect(await test.services.db.selectFrom("second_steps").selectAll().execute()).toEqual([]);
  });

  it("ends after five wrong codes, and the password is required again", async () => {
    const { person, browser, code } = await afterPassword(test);
    for (let tries = 0; tries < 5; tries++)
      expect((await completeStep(browser, "totp", { token: "000000" })).status).toBe(422);
    expect((await completeStep(browser, "totp", { token: code() })).status).toBe(410);
    await login(browser, person.email);
    expect((await completeStep(browser, "totp", { token: code() })).status).toBe(204);
  });

  it("counts concurrent wrong codes", async () => {
    const { browser } = await afterPassword(test);
    const token = await browser.csrfToken("auth");
    const attempt = () =>
      browser.send("POST", "/auth/second-step/totp", "auth", {
        body: { token: "000000" },
        headers: { "x-csrf-token": token },
      });
    const statuses = (await Promise.all(Array.from({ length: 9 }, attempt))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(5);
    expect(statuses.filter((status) => status === 410)).toHaveLength(4);
  });

  it.each([
    ["another password is chosen", { password_hash: "een andere" }],
    ["staff blocks the account", { blocked_at: new Date() }],
  ])("ends once %s", async (_, change) => {
    const { person, browser, code } = await afterPassword(test);
    await test.services.db.updateTable("users").set(change).where("id", "=", person.id).execute();
    expect((await completeStep(browser, "totp", { token: code() })).status).toBe(410);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it.each([
    ["another password is chosen", { password_hash: "een andere" }],
    ["staff blocks the account", { blocked_at: new Date() }],
  ])("waits for a concurrent change, and ends once %s", async (_, change) => {
    const { person, browser, code } = await afterPassword(test);
    await browser.csrfToken("auth");
    const answering = await test.services.db.transaction().execute(async (tx) => {
      await tx.updateTable("users").set(change).where("id", "=", person.id).execute();
      return test.started(() => completeStep(browser, "totp", { token: code() }));
    });
    expect((await answering.result).status).toBe(410);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it("ends the previous sign-in of that browser", async () => {
    const before = await aPerson(test.services);
    const browser = await test.browser().signInAs(before.id, ["auth", "community"]);
    const person = await aPerson(test.services);
    const code = await aTotp(test.services, person.id);
    await login(browser, person.email);
    expect((await browser.get("/me", "auth")).body.data.slug).toBe(before.slug);
    expect((await completeStep(browser, "totp", { token: code() })).status).toBe(204);
    expect((await browser.get("/me", "auth")).body.data.slug).toBe(person.slug);
    expect((await browser.get("/me")).status).toBe(401);
  });

  it("works on the auth site only", async () => {
    const person = await aPerson(test.services);
    const code = await aTotp(test.services, person.id);
    const browser = await test.browser().signInAs(person.id);
    expect((await browser.get("/auth/second-step")).status).toBe(403);
    expect((await browser.post("/auth/second-step/totp", { token: code() })).status).toBe(403);
    expect((await browser.post("/auth/second-step/passkey-options")).status).toBe(403);
    expect((await browser.post("/auth/second-step/password", { password: PASSWORD })).status).toBe(403);
  });

  it("is limited per account, in all browsers and networks together", async () => {
    const { person, browser, code } = await afterPassword(strict);
    for (let tries = 0; tries < 3; tries++)
      expect((await completeStep(browser, "totp", { token: "000000" })).status).toBe(422);
    const other = strict.browser();
    const address = "10.0.0.9";
    const headers = { "x-csrf-token": await other.csrfToken("auth") };
    const body = { email: person.email, password: PASSWORD };
    expect((await other.send("POST", "/auth/login", "auth", { body, headers, address })).status).toBe(200);
    const attempt = () =>
      other.send("POST", "/auth/second-step/totp", "auth", { body: { token: code() }, headers, address });
    expect((await attempt()).status).toBe(429);
    strict.clock.advance(minutes(15));
    await other.send("POST", "/auth/login", "auth", { body, headers, address });
    expect((await attempt()).status).toBe(204);
  });

  it("is limited per network, over all accounts together", async () => {
    strict.clock.advance(minutes(15));
    const attempt = (browser: TestBrowser) => completeStep(browser, "totp", { token: "000000" });
    for (let account = 0; account < 10; account++) {
      const { browser } = await afterPassword(strict);
      for (let tries = 0; tries < 3; tries++) expect((await attempt(browser)).status).toBe(422);
    }
    expect((await attempt((await afterPassword(strict)).browser)).status).toBe(429);
  });
});
