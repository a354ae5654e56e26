import { describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { aPerson, PASSWORD } from "#features/people/people/person.factory.ts";
import { anAddress, linkIn } from "#testing/mails.ts";

const test = useTestApi();
const strict = useTestApi({ LIMIT_SIGN_IN: "2/1h" });
const NEW = "een heel ander wachtwoord";

const login = (email: string, password: string) => test.browser().post("/auth/login", { email, password }, "auth");
const change = (browser: ReturnType<typeof test.browser>, input: object = {}) =>
  browser.put("/me/change-password", { oldPassword: PASSWORD, password: NEW, ...input }, "account");

describe("another password (docs/product/accounts.md#password)", () => {
  it("replaces the old one at sign-in, and is announced by mail", async () => {
    const person = await aPerson(test.services);
    const browser = await test.browser().signInAs(person.id, ["account"]);
    expect((await change(browser)).status).toBe(204);
    expect((await login(person.email, PASSWORD)).status).toBe(422);
    expect((await login(person.email, NEW)).status).toBe(200);
    expect(await test.runJobs()).toMatchObject([{ to: person.email, subject: "Je wachtwoord is gewijzigd" }]);
  });

  it("ends all other sign-ins, keeps this one on all its sites, and rotates the session", async () => {
    const person = await aPerson(test.services);
    const browser = await test.browser().signInAs(person.id, ["account", "community"]);
    const elsewhere = await test.browser().signInAs(person.id, ["organization", "auth"]);
    const before = browser.cookies.get("account");
    await change(browser);
    for (const site of ["account", "community"] as const) expect((await browser.get("/me", site)).status).toBe(200);
    for (const site of ["organization", "auth"] as const) expect((await elsewhere.get("/me", site)).status).toBe(401);
    expect(browser.cookies.get("account")).not.toBe(before);
    const old = await test.browser().get("/me", "account", { headers: { cookie: before } });
    expect(old.status).toBe(401);
  });

  it("is refused at oldPassword when the old password is wrong, and changes nothing", async () => {
    const person = await aPerson(test.services);
    const browser = await test.browser().signInAs(person.id, ["account"]);
    const answer = await change(browser, { oldPassword: "verkeerd wachtwoord" });
    expect(answer).toMatchObject({ status: 422, body: { errors: { oldPassword: [expect.any(String)] } } });
    expect((await login(person.email, PASSWORD)).status).toBe(200);
    expect((await test.runJobs()).filter(({ to }) => to === person.email)).toEqual([]);
  });

  it("has at least 8 characters", async () => {
    const browser = await test.browser().signInAs((await aPerson(test.services)).id, ["account"]);
    expect(Object.keys((await change(browser, { password: "zeven77" })).body.errors)).toEqual(["password"]);
    expect(Object.keys((await change(browser, { oldPassword: "" })).body.errors)).toEqual(["oldPassword"]);
  });

  it("limits wrong guesses like sign-ins", async () => {
    const browser = await strict.browser().signInAs((await aPerson(strict.services)).id, ["account"]);
    const wrong = { oldPassword: "verkeerd wachtwoord", password: NEW };
    const statuses = [];
    for (let time = 0; time < 3; time++)
      statuses.push((await browser.put("/me/change-password", wrong, "account")).status);
    expect(statuses).toEqual([422, 422, 429]);
  });

  it("is set once by concurrent changes in two browsers", async () => {
    const person = await aPerson(test.services);
    const browsers = [];
    for (const _ of [1, 2]) browsers.push(await test.browser().signInAs(person.id, ["account"]));
    const answers = await Promise.all(browsers.map((browser) => change(browser)));
    expect(answers.map(({ status }) => status).filter((status) => status === 204)).toHaveLength(1);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
  });

  it("is set once by concurrent changes in two windows of one browser", async () => {
    const person = await aPerson(test.services);
    const browser = await test.browser().signInAs(person.id, ["account"]);
    await browser.csrfToken("account");
    const wanted = ["het eerste wachtwoord", "het tweede wachtwoord"];
    const answers = await Promise.all(wanted.map((password) => change(browser, { password })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422]);
    const chosen = wanted[answers.findIndex(({ status }) => status === 204)] ?? "";
    expect((await login(person.email, chosen)).status).toBe(200);
  });

  it("cancels a pending change of address, which a stranger may have requested", async () => {
    const person = await aPerson(test.services);
    const browser = await test.browser().signInAs(person.id, ["account"]);
    await browser.put("/me/change-email", { email: anAddress() }, "account");
    const [mail] = await test.runJobs();
    await change(browser);
    const input = linkIn(mail);
    expect((await test.browser().post("/me/confirm-change-email", input, "auth")).status).toBe(410);
  });
});
