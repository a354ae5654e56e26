import type { Updateable } from "kysely";
import { describe, expect, it, vi } from "vitest";
import { days } from "#platform/clock.ts";
import type { Users } from "#platform/db/tables.gen.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aPerson, PASSWORD } from "#features/people/people/person.factory.ts";
import { argon2 } from "../passwords.ts";
import { anAddress } from "#testing/mails.ts";

const test = useTestApi();
const strict = useTestApi({ LIMIT_SIGN_IN: "3/15m" });
const stricter = useTestApi({ LIMIT_SIGN_IN: "1/15m" });

describe("signing in (docs/product/sign-in.md#sign-in)", () => {
  it("creates a session on the auth site with a new cookie", async () => {
    const person = await aPerson(test.services);
    const browser = test.browser();
    await browser.csrfToken("auth");
    const before = browser.cookies.get("auth");
    const login = { email: person.email.toUpperCase(), password: PASSWORD };
    expect((await browser.post("/auth/login", login, "auth")).body).toEqual({ data: { isSecondStepDue: false } });
    expect(browser.cookies.get("auth")).not.toBe(before);
    expect((await browser.get("/auth/is-logged-in", "auth")).body).toEqual({ data: { isLoggedIn: true } });
    expect((await browser.get("/me", "auth")).body.data).toMatchObject({ slug: person.slug, email: person.email });
    expect((await browser.get("/auth/is-logged-in", "community")).body).toEqual({ data: { isLoggedIn: false } });
  });

  it("responds to an unknown address as to a wrong password", async () => {
    const person = await aPerson(test.services);
    const answers = await Promise.all(
      [person.email, "niemand@voorbeeld.example"].map((email) =>
        test.browser().post("/auth/login", { email, password: "verkeerd wachtwoord" }, "auth"),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([422, 422]);
    expect(answers[0]?.text).toBe(answers[1]?.text);
    expect(answers[0]?.body.message).toBe("Sorry, er ging iets fout. Kijk je e-mailadres en je wachtwoord na.");
  });

  it("verifies as many hashes for an unknown address, a registration and an account", async () => {
    const [person, email] = [await aPerson(test.services), anAddress()];
    const form = { nickname: "Wachtende", password: PASSWORD, termsVersion: 1 };
    await test.browser().post("/auth/register", { ...form, email }, "auth");
    const verify = vi.spyOn(argon2, "verify");
    try {
      for (const asked of [person.email, email, "niemand@voorbeeld.example"]) {
        verify.mockClear();
        await test.browser().post("/auth/login", { email: asked, password: "verkeerd wachtwoord" }, "auth");
        const cost = expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
        expect(verify.mock.calls.map(([hash]) => hash)).toEqual([cost, cost]);
      }
    } finally {
      verify.mockRestore();
    }
  });

  it("ends the previous sign-in of this browser on all its sites", async () => {
    const [before, person] = [await aPerson(test.services), await aPerson(test.services)];
    const browser = await test.browser().signInAs(before.id, ["auth", "community"]);
    expect((await browser.post("/auth/login", { email: person.email, password: PASSWORD }, "auth")).status).toBe(200);
    expect((await browser.get("/me", "auth")).body.data.slug).toBe(person.slug);
    expect((await browser.get("/me", "community")).status).toBe(401);
    const { db } = test.services;
    expect(await db.selectFrom("sign_ins").select("id").where("user_id", "=", before.id).execute()).toEqual([]);
  });

  it("works only on the auth site", async () => {
    const person = await aPerson(test.services);
    expect(
      (await test.browser().post("/auth/login", { email: person.email, password: PASSWORD }, "community")).status,
    ).toBe(403);
  });

  it("is refused to blocked people, whose sessions end", async () => {
    const person = await aPerson(test.services);
    const browser = await test.browser().signInAs(person.id);
    await test.services.db.updateTable("users").set({ blocked_at: new Date() }).where("id", "=", person.id).execute();
    expect((await browser.get("/me")).status).toBe(401);
    const answer = await test.browser().post("/auth/login", { email: person.email, password: PASSWORD }, "auth");
    expect(answer.body.message).toContain("geblokkeerd");
  });

  it("is limited per account, even with the right password", async () => {
    const person = await aPerson(strict.services);
    const attempt = (password: string) =>
      strict.browser().post("/auth/login", { email: person.email, password }, "auth");
    const statuses = [];
    for (let number = 0; number < 3; number++) statuses.push((await attempt("verkeerd wachtwoord")).status);
    expect(statuses).toEqual([422, 422, 422]);
    expect((await attempt(PASSWORD)).status).toBe(429);
    strict.clock.advance(15 * 60_000);
    expect((await attempt(PASSWORD)).status).toBe(200);
  });

  it.each([
    ["at one account from many networks", (turn: number) => ["10.0.0." + turn, "een@voorbeeld.example"]],
    ["from one network at many accounts", (turn: number) => ["10.9.9.9", `lid${turn}@voorbeeld.example`]],
  ] as const)("stops after ten times as many attempts %s", async (_case, attempt) => {
    const browser = stricter.browser();
    const headers = { "x-csrf-token": await browser.csrfToken("auth") };
    const statuses = [];
    for (let turn = 0; turn < 11; turn++) {
      const [address = "", email = ""] = attempt(turn);
      const body = { email, password: "verkeerd wachtwoord" };
      statuses.push((await browser.send("POST", "/auth/login", "auth", { body, address, headers })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(422), 429]);
  });

  it("counts parallel attempts exactly", async () => {
    const person = await aPerson(strict.services);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        strict.browser().post("/auth/login", { email: person.email, password: "verkeerd wachtwoord" }, "auth"),
      ),
    );
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(9);
  });
});

describe("a session", () => {
  it("ends on all sites with one logout", async () => {
    const person = await aPerson(test.services);
    const browser = await test.browser().signInAs(person.id, ["auth", "community", "account"]);
    expect((await browser.post("/auth/logout", {}, "community")).status).toBe(204);
    for (const site of ["auth", "community", "account"] as const)
      expect((await browser.get("/me", site)).status).toBe(401);
    expect(
      await test.services.db.selectFrom("sign_ins").selectAll().where("user_id", "=", person.id).execute(),
    ).toEqual([]);
  });

  it("expires thirty days after its last use", async () => {
    const person = await aPerson(test.services);
    const browser = await test.browser().signInAs(person.id);
    test.clock.advance(days(20));
    expect((await browser.get("/me")).status).toBe(200);
    test.clock.advance(days(20));
    expect((await browser.get("/me")).status).toBe(200);
    test.clock.advance(days(31));
    expect((await browser.get("/me")).status).toBe(401);
  });

  it("that has expired gets a 419 for a change, and a 401 for a read", async () => {
    const person = await aPerson(test.services);
    const browser = await test.browser().signInAs(person.id);
    const token = await browser.csrfToken("community");
    test.clock.advance(days(40));
    const cookie = browser.cookies.get("community") ?? "";
    const headers = { "x-csrf-token": token, cookie };
    expect((await browser.send("POST", "/texts", "community", { body: {}, headers })).status).toBe(419);
    expect((await browser.send("GET", "/me", "community", { headers })).status).toBe(401);
  });

  it("works in any process that uses the same database", async () => {
    const other = await test.openProcess();
    const person = await aPerson(test.services);
    const browser = await test.browser().signInAs(person.id);
    const elsewhere = browser.through(other.api);
    expect((await elsewhere.get("/me")).body.data.slug).toBe(person.slug);
    await elsewhere.post("/auth/logout");
    expect((await browser.get("/me")).status).toBe(401);
    await other.close();
  });
});

/** Signs in while another transaction holds the user's row. */
async function signInDuring(change: Updateable<Users>) {
  const { db } = test.services;
  const person = await aPerson(test.services);
  const browser = test.browser();
  await browser.csrfToken("auth");
  const signingIn = await db.transaction().execute(async (tx) => {
    await tx.updateTable("users").set(change).where("id", "=", person.id).execute();
    return test.started(() => browser.post("/auth/login", { email: person.email, password: PASSWORD }, "auth"));
  });
  return { browser, answer: await signingIn.result };
}

describe("signing in", () => {
  it.each([
    ["while another password is chosen", { password_hash: "een andere" }],
    ["while staff blocks the account", { blocked_at: new Date() }],
  ])("%s is refused, because that ends all sign-ins", async (_case, change) => {
    const { browser, answer } = await signInDuring(change);
    expect(answer.status).toBe(422);
    expect((await browser.get("/me", "auth")).status).toBe(401);
  });
});

describe("what signing in reveals", () => {
  it("is the same with and without an account, after registering with the address", async () => {
    const person = await aPerson(test.services);
    const emails = [person.email, anAddress()];
    const password = "het wachtwoord van een vreemde";
    const answers = [];
    for (const email of emails) {
      await test.browser().post("/auth/register", { nickname: "Vreemde", email, password, termsVersion: 1 }, "auth");
      answers.push((await test.browser().post("/auth/login", { email, password }, "auth")).text);
    }
    expect(answers[0]).toBe(answers[1]);
  });

  it("is limited without locking out the owner", async () => {
    const person = await aPerson(strict.services);
    const strictBrowser = strict.browser();
    const headers = { "x-csrf-token": await strictBrowser.csrfToken("auth") };
    const attempt = (password: string, address: string) =>
      strictBrowser.send("POST", "/auth/login", "auth", { body: { email: person.email, password }, address, headers });
    for (let number = 0; number < 5; number++) await attempt("verkeerd wachtwoord", "10.0.0.1");
    expect((await attempt(PASSWORD, "10.0.0.1")).status).toBe(429);
    expect((await attempt(PASSWORD, "10.0.0.2")).status).toBe(200);
  });

  it("extends the cookie together with the session", async () => {
    const person = await aPerson(test.services);
    const browser = await test.browser().signInAs(person.id);
    expect((await browser.get("/me")).headers["set-cookie"]).toBeUndefined();
    test.clock.advance(days(1));
    expect(String((await browser.get("/me")).headers["set-cookie"])).toContain("Max-Age=2592000");
  });
});
