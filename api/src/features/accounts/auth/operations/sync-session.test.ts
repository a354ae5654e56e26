import type { SiteName } from "@inktvis/contract/sites";
import { describe, expect, it } from "vitest";
import { statusesInOrder } from "#testing/in-order.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aPerson } from "#features/people/people/person.factory.ts";

const test = useTestApi();

const signingToken = async (browser: TestBrowser, site: SiteName) =>
  (await browser.get("/auth/sync-session-signing-token", site)).body.data.signingToken as string;
const requestSyncToken = (browser: TestBrowser, token: string, site: SiteName = "auth") =>
  browser.get(`/auth/sync-session-token?signingToken=${encodeURIComponent(token)}`, site);

/** Signed in on auth, with a sync token for the community. */
async function startHandOver(site: SiteName = "community") {
  const person = await aPerson(test.services);
  const browser = await test.browser().signInAs(person.id, ["auth"]);
  const { body } = await requestSyncToken(browser, await signingToken(browser, site));
  return { person, browser, token: body.data.syncToken as string, siteName: body.data.siteName };
}

describe("the hand-over of a session (docs/product/sign-in.md#hand-over)", () => {
  it("signs the browser in on the other site with a new cookie", async () => {
    const { person, browser, token, siteName } = await startHandOver("verzin");
    const before = browser.cookies.get("verzin");
    expect(siteName).toBe("verzin");
    expect((await browser.post("/auth/sync-session", { token }, "verzin")).status).toBe(204);
    expect(browser.cookies.get("verzin")).not.toBe(before);
    expect((await browser.get("/me", "verzin")).body.data.slug).toBe(person.slug);
  });

  it("accepts a token once", async () => {
    const { browser, token } = await startHandOver();
    const visitor = browser.cookies.get("community") ?? "";
    await browser.post("/auth/sync-session", { token });
    expect((await browser.post("/auth/sync-session", { token })).status).toBe(410);
    browser.cookies.set("community", visitor);
    expect((await browser.post("/auth/sync-session", { token })).status).toBe(410);
  });

  it("accepts one of two concurrent uses", async () => {
    const { person, browser, token } = await startHandOver();
    const csrf = await browser.csrfToken("community");
    const perform = () =>
      browser.send("POST", "/auth/sync-session", "community", { body: { token }, headers: { "x-csrf-token": csrf } });
    // Both have found the token before the first consumes it.
    const statuses = await statusesInOrder(test)(
      (tx) => tx.selectFrom("sign_ins").select("id").where("user_id", "=", person.id).forUpdate().execute(),
      [perform, perform],
    );
    expect(statuses.toSorted()).toEqual([204, 410]);
  });

  it("is refused in another browser", async () => {
    const { token } = await startHandOver();
    expect((await test.browser().post("/auth/sync-session", { token })).status).toBe(410);
  });

  it("is refused on another site", async () => {
    const { browser, token } = await startHandOver("community");
    expect((await browser.post("/auth/sync-session", { token }, "account")).status).toBe(410);
  });

  it("is refused after a minute", async () => {
    const { browser, token } = await startHandOver();
    test.clock.advance(60_000);
    expect((await browser.post("/auth/sync-session", { token })).status).toBe(410);
  });

  it("issues a token only on the auth site, to signed-in people, for our own signing token", async () => {
    const person = await aPerson(test.services);
    const browser = await test.browser().signInAs(person.id, ["auth", "community"]);
    const token = await signingToken(browser, "account");
    expect((await requestSyncToken(browser, token, "community")).status).toBe(403);
    expect((await requestSyncToken(test.browser(), token)).status).toBe(401);
    expect((await requestSyncToken(browser, token.replace(/^account/, "verzin"))).status).toBe(410);
    expect((await requestSyncToken(browser, `${token.slice(0, -2)}xx`)).status).toBe(410);
    test.clock.advance(300_000);
    expect((await requestSyncToken(browser, token)).status).toBe(410);
  });

  it("gets 410 after a concurrent sign-out", async () => {
    const person = await aPerson(test.services);
    const browser = await test.browser().signInAs(person.id, ["auth"]);
    const token = await signingToken(browser, "community");
    const requested = await test.services.db.transaction().execute(async (tx) => {
      await tx.deleteFrom("sign_ins").where("user_id", "=", person.id).execute();
      return test.started(() => requestSyncToken(browser, token));
    });
    expect((await requested.result).status).toBe(401);
  });

  it("ends the sign-in of another person in this browser on that site", async () => {
    const { person, browser, token } = await startHandOver();
    const before = await aPerson(test.services);
    await browser.signInAs(before.id, ["community", "verzin"]);
    const { body } = await requestSyncToken(browser, await signingToken(browser, "community"));
    expect((await browser.post("/auth/sync-session", { token })).status).toBe(410);
    expect((await browser.post("/auth/sync-session", { token: body.data.syncToken })).status).toBe(204);
    expect((await browser.get("/me")).body.data.slug).toBe(person.slug);
    expect((await browser.get("/me", "verzin")).status).toBe(401);
    const { db } = test.services;
    expect(await db.selectFrom("sign_ins").select("id").where("user_id", "=", before.id).execute()).toEqual([]);
  });

  it("rotates an existing session: the old cookie stops working", async () => {
    const person = await aPerson(test.services);
    const browser = await test.browser().signInAs(person.id, ["auth", "community"]);
    const before = browser.cookies.get("community");
    const { body } = await requestSyncToken(browser, await signingToken(browser, "community"));
    expect((await browser.post("/auth/sync-session", { token: body.data.syncToken })).status).toBe(204);
    expect((await browser.get("/me")).status).toBe(200);
    expect(browser.cookies.get("community")).not.toBe(before);
    expect((await test.browser().get("/me", "community", { headers: { cookie: before } })).status).toBe(401);
  });

  it("adds the session to the sign-in: one logout ends it too", async () => {
    const { browser, token } = await startHandOver();
    await browser.post("/auth/sync-session", { token });
    await browser.post("/auth/logout", {}, "auth");
    expect((await browser.get("/me")).status).toBe(401);
  });
});
