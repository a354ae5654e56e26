import type { SiteName } from "@inktvis/contract/sites";
import { describe, expect, it } from "vitest";
import { aPerson, PASSWORD } from "#features/people/people/person.factory.ts";
import { days, hours, minutes } from "../clock.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { useTestApi } from "#testing/test-api.ts";

const test = useTestApi();
const SITES = ["auth", "community", "account", "staff"] as const;
const anEditor = async () => test.browser().signInAs((await aPerson(test.services, { roles: ["editor"] })).id, SITES);
const isSignedIn = async (browser: TestBrowser, site: SiteName) => (await browser.get("/me", site)).status === 200;
const cookieLifetimeOf = (answer: { headers: Record<string, unknown> }) =>
  Number(/Max-Age=(\d+)/.exec(String(answer.headers["set-cookie"]))?.[1]);

/** The hand-over to a site, up to the sync token. */
async function requestSyncToken(browser: TestBrowser, site: SiteName) {
  const { signingToken } = (await browser.get("/auth/sync-session-signing-token", site)).body.data;
  return browser.get(`/auth/sync-session-token?${new URLSearchParams({ signingToken })}`, "auth");
}

describe("a member's session", () => {
  it("ends a year after signing in however often it is used, with its cookie", async () => {
    const browser = await anEditor();
    for (let day = 20; day <= 340; day += 20) {
      test.clock.advance(days(20));
      expect(cookieLifetimeOf(await browser.get("/me")), `day ${day}`).toBe(Math.min(30, 365 - day) * 86_400);
    }
    test.clock.advance(days(25) - 1);
    expect(await isSignedIn(browser, "community")).toBe(true);
    test.clock.advance(1);
    expect(await isSignedIn(browser, "community")).toBe(false);
  });

  it("that starts late in the year of its sign-in ends with it", async () => {
    const browser = await anEditor();
    for (let day = 20; day <= 360; day += 20) {
      test.clock.advance(days(20));
      await browser.get("/me", "auth");
    }
    const { syncToken } = (await requestSyncToken(browser, "verzin")).body.data;
    expect(cookieLifetimeOf(await browser.post("/auth/sync-session", { token: syncToken }, "verzin"))).toBe(5 * 86_400);
  });
});

describe("a session of the staff room", () => {
  it("ends after thirty idle minutes, on no other site", async () => {
    const browser = await anEditor();
    test.clock.advance(minutes(30) - 1);
    expect(await isSignedIn(browser, "staff")).toBe(true);
    test.clock.advance(minutes(30));
    expect(await isSignedIn(browser, "staff")).toBe(false);
    expect(await isSignedIn(browser, "community")).toBe(true);
  });

  it("ends twelve hours after signing in however often it is used, with its cookie", async () => {
    const browser = await anEditor();
    for (let passed = 20; passed < 12 * 60; passed += 20) {
      test.clock.advance(minutes(20));
      const left = Math.min(30, 12 * 60 - passed);
      expect(cookieLifetimeOf(await browser.get("/staff/genres")), `minute ${passed}`).toBe(left * 60);
    }
    test.clock.advance(minutes(20) - 1);
    expect(await isSignedIn(browser, "staff")).toBe(true);
    test.clock.advance(1);
    expect(await isSignedIn(browser, "staff")).toBe(false);
    expect(await isSignedIn(browser, "community")).toBe(true);
  });

  it("is not extended by background requests", async () => {
    const browser = await anEditor();
    for (let request = 0; request < 2; request++) {
      test.clock.advance(minutes(15) - 1);
      expect((await browser.get("/me/notifications/count", "staff")).status).toBe(200);
    }
    test.clock.advance(2);
    expect((await browser.get("/me/notifications/count", "staff")).status).toBe(401);
  });

  it("is recorded at most once a minute", async () => {
    const browser = await anEditor();
    const writes = async () =>
      (await test.queriesOf(() => browser.get("/me", "staff"))).filter(({ sql }) => sql.startsWith("update")).length;
    test.clock.advance(minutes(1));
    expect(await writes()).toBe(0);
    test.clock.advance(1);
    expect(await writes()).toBe(1);
    test.clock.advance(minutes(1));
    expect(await writes()).toBe(0);
  });

  it("that has expired gets 419 for a change", async () => {
    const browser = await anEditor();
    const headers = { "x-csrf-token": await browser.csrfToken("staff") };
    test.clock.advance(minutes(31));
    expect((await browser.send("POST", "/staff/genres", "staff", { body: { name: "x" }, headers })).status).toBe(419);
  });

  it("starts again only with a fresh proof, not from another site", async () => {
    const browser = await anEditor();
    expect((await requestSyncToken(browser, "staff")).status).toBe(200);
    test.clock.advance(minutes(15));
    expect((await requestSyncToken(browser, "staff")).body.code).toBe("confirm-first");
    expect((await requestSyncToken(browser, "community")).status).toBe(200);
    expect((await browser.post("/auth/second-step/password", { password: PASSWORD }, "auth")).status).toBe(204);
    const { syncToken } = (await requestSyncToken(browser, "staff")).body.data;
    expect((await browser.post("/auth/sync-session", { token: syncToken }, "staff")).status).toBe(204);
    test.clock.advance(hours(12) - minutes(29));
    expect(await isSignedIn(browser, "staff")).toBe(false);
  });

  it("needs no fresh proof for people without staff rights", async () => {
    const member = await test.browser().signInAs((await aPerson(test.services)).id, ["auth"]);
    test.clock.advance(hours(2));
    expect((await requestSyncToken(member, "staff")).status).toBe(200);
  });
});
