import { describe, expect, it } from "vitest";
import type { TestBrowser } from "#testing/test-browser.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aPerson, PASSWORD } from "#features/people/people/person.factory.ts";
import { aPasskey } from "../second-factor.factory.ts";

const test = useTestApi();

const login = (browser: TestBrowser, email: string) =>
  browser.post("/auth/login", { email, password: PASSWORD }, "auth");
const completeStep = (browser: TestBrowser, method: string, body: object) =>
  browser.post(`/auth/second-step/${method}`, body, "auth");
const isSignedIn = async (browser: TestBrowser) =>
  (await browser.get("/auth/is-logged-in", "auth")).body.data.isLoggedIn as boolean;

describe("a passkey as the second step", () => {
  async function withPasskey() {
    const person = await aPerson(test.services);
    const passkey = await aPasskey(test.services, person.id);
    const browser = test.browser();
    await login(browser, person.email);
    const challenge = async (from = browser) =>
      (await completeStep(from, "passkey-options", {})).body.data.challenge as string;
    return { person, passkey, browser, challenge };
  }
  type Assertion = ReturnType<Awaited<ReturnType<typeof aPasskey>>["get"]>;
  const prove = (browser: TestBrowser, assertion: Assertion) => completeStep(browser, "passkey", { assertion });

  it("signs in, with options for the auth site's host and the person's passkeys", async () => {
    const { person, passkey, browser } = await withPasskey();
    const { data } = (await completeStep(browser, "passkey-options", {})).body;
    expect(data).toMatchObject({
      rpId: "auth.localhost",
      allowCredentials: [{ id: passkey.id, type: "public-key", transports: ["internal"] }],
    });
    expect((await prove(browser, passkey.get(data.challenge))).status).toBe(204);
    expect((await browser.get("/me", "auth")).body.data.slug).toBe(person.slug);
    const row = await test.services.db
      .selectFrom("passkeys")
      .select(["counter", "last_used_at"])
      .where("id", "=", passkey.rowId)
      .executeTakeFirst();
    expect(row).toEqual({ counter: 1, last_used_at: test.clock.now() });
  });

  it("is refused for a used challenge, even after a wrong response", async () => {
    const { passkey, browser, challenge } = await withPasskey();
    const first = await challenge();
    const assertion = passkey.get(first);
    expect((await prove(browser, { ...assertion, response: passkey.get("een andere").response })).status).toBe(422);
    expect((await prove(browser, assertion)).status).toBe(422);
    expect((await prove(browser, passkey.get(await challenge()))).status).toBe(204);
  });

  it("is refused for the challenge of another browser", async () => {
    const { person, passkey, browser, challenge } = await withPasskey();
    const other = test.browser();
    await login(other, person.email);
    const theirs = await challenge(other);
    await challenge();
    expect((await prove(browser, passkey.get(theirs))).status).toBe(422);
  });

  it("is refused for another person, another site, or a clone with an older counter", async () => {
    const { passkey, browser, challenge } = await withPasskey();
    const stranger = await aPasskey(test.services, (await aPerson(test.services)).id);
    expect((await prove(browser, stranger.get(await challenge()))).status).toBe(422);
    const elsewhere = { ...passkey.get(await challenge()) };
    elsewhere.response = {
      ...elsewhere.response,
      clientDataJSON: Buffer.from(
        Buffer.from(elsewhere.response.clientDataJSON, "base64url").toString().replace("//auth.", "//community."),
      ).toString("base64url"),
    };
    expect((await prove(browser, elsewhere)).status).toBe(422);
    await test.services.db.updateTable("passkeys").set({ counter: 9 }).where("id", "=", passkey.rowId).execute();
    expect((await prove(browser, passkey.get(await challenge()))).status).toBe(422);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it("gives no options without a password", async () => {
    expect((await completeStep(test.browser(), "passkey-options", {})).status).toBe(410);
  });
});
