import { describe, expect, it } from "vitest";
import { hours } from "#platform/clock.ts";
import { holdRow, statusesInOrder } from "#testing/in-order.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aPerson, PASSWORD } from "#features/people/people/person.factory.ts";
import { anAddress, linkIn } from "#testing/mails.ts";

const test = useTestApi();
const strict = useTestApi({ LIMIT_RESET: "2/1h" });
const fewMails = useTestApi({ LIMIT_MAILS: "2/1h" });
const CHECK = "/auth/reset-password/check";
const NEW = "een heel ander wachtwoord";

async function requestReset(email: string) {
  const { status } = await test.browser().post("/auth/forgot-password", { email }, "auth");
  const mails = await test.runJobs();
  const { token } = linkIn(mails[0]);
  return { status, mails, token };
}
const reset = (email: string, token: unknown, password = NEW, again = password) =>
  test.browser().post("/auth/reset-password", { email, token, password, password_confirmation: again }, "auth");
const login = (email: string, password: string) => test.browser().post("/auth/login", { email, password }, "auth");

describe("a forgotten password (docs/product/sign-in.md#password-reset)", () => {
  it("is replaced with the link from the mail, which ends all sign-ins", async () => {
    const person = await aPerson(test.services);
    const elsewhere = await test.browser().signInAs(person.id, ["community", "auth"]);
    const { token, mails } = await requestReset(person.email);
    expect(mails).toMatchObject([{ to: person.email, subject: "Kies een nieuw wachtwoord" }]);

    expect((await reset(person.email, token)).status).toBe(204);
    expect((await elsewhere.get("/me")).status).toBe(401);
    expect((await login(person.email, PASSWORD)).status).toBe(422);
    expect((await login(person.email, NEW)).status).toBe(200);
    expect(await test.runJobs()).toMatchObject([{ to: person.email, subject: "Je wachtwoord is gewijzigd" }]);
  });

  it("responds the same when there is no account", async () => {
    const person = await aPerson(test.services);
    const [known, unknown] = [await requestReset(person.email), await requestReset("niemand@voorbeeld.example")];
    expect(unknown.status).toBe(known.status);
    expect(unknown.mails).toEqual([]);
  });

  it("accepts a link once, within an hour, and only for its own account", async () => {
    const [person, other] = [await aPerson(test.services), await aPerson(test.services)];
    const { token } = await requestReset(person.email);
    expect((await reset(other.email, token)).status).toBe(410);
    expect((await reset(person.email, token)).status).toBe(204);
    expect((await reset(person.email, token)).status).toBe(410);

    const second = await requestReset(person.email);
    test.clock.advance(hours(1));
    expect((await reset(person.email, second.token)).status).toBe(410);
  });

  it("accepts one of ten concurrent uses of a link", async () => {
    const person = await aPerson(test.services);
    const { token } = await requestReset(person.email);
    const answers = await Promise.all(Array.from({ length: 10 }, () => reset(person.email, token)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(9);
  });

  it("waits for a concurrent change of the password, which invalidates the link", async () => {
    const person = await aPerson(test.services);
    const { token } = await requestReset(person.email);
    const browser = await test.browser().signInAs(person.id, ["account"]);
    const statuses = await statusesInOrder(test)(holdRow("users", person.id), [
      () => browser.put("/me/change-password", { oldPassword: PASSWORD, password: NEW }, "account"),
      () => reset(person.email, token, "nog een ander"),
    ]);
    expect(statuses).toEqual([204, 410]);
  });

  it("has a link that can be checked without using it up", async () => {
    const person = await aPerson(test.services);
    const { token } = await requestReset(person.email);
    const check = async (input: object) => (await test.browser().post(CHECK, input, "auth")).status;
    const link = { email: person.email, token };
    expect([await check(link), await check(link)]).toEqual([204, 204]);
    expect(await check({ ...link, email: "niemand@voorbeeld.example" })).toBe(410);
    expect((await reset(person.email, token)).status).toBe(204);
    expect(await check(link)).toBe(410);

    const second = { email: person.email, token: (await requestReset(person.email)).token };
    expect(await check(second)).toBe(204);
    test.clock.advance(hours(1));
    expect(await check(second)).toBe(410);
  });

  it("requires the same password twice", async () => {
    const person = await aPerson(test.services);
    const { token } = await requestReset(person.email);
    const answer = await reset(person.email, token, NEW, "iets anders");
    expect(answer.body.errors).toEqual({ password_confirmation: ["De twee wachtwoorden zijn niet gelijk."] });
  });
});

describe("mails to one address", () => {
  it.each([
    ["requesting a link", "/auth/forgot-password", { email: "niemand@voorbeeld.example" }],
    [
      "resetting a password",
      "/auth/reset-password",
      { email: "niemand@voorbeeld.example", token: "x", password: NEW, password_confirmation: NEW },
    ],
    ["checking a link", CHECK, { email: "niemand@voorbeeld.example", token: "x" }],
    ["requesting another confirmation", "/auth/resend-verify-email", { userId: crypto.randomUUID() }],
  ])("%s is limited per network", async (_case, path, body) => {
    const browser = strict.browser();
    const headers = { "x-csrf-token": await browser.csrfToken("auth") };
    const send = async (address: string) =>
      (await browser.send("POST", path, "auth", { body, address, headers })).status === 429;
    expect([await send("10.0.0.1"), await send("10.0.0.1"), await send("10.0.0.1")]).toEqual([false, false, true]);
    expect(await send("10.0.0.2")).toBe(false);
  });

  it("are limited without an error; requests from another network still send one", async () => {
    const { email } = await aPerson(fewMails.services);
    const browser = fewMails.browser();
    const headers = { "x-csrf-token": await browser.csrfToken("auth") };
    const request = async (address: string) => {
      const { status } = await browser.send("POST", "/auth/forgot-password", "auth", {
        body: { email },
        address,
        headers,
      });
      return [status, (await fewMails.runJobs()).length];
    };
    for (const mailed of [1, 1, 0]) expect(await request("10.0.0.1")).toEqual([204, mailed]);
    expect(await request("10.0.0.2")).toEqual([204, 1]);
  });
});

describe("another e-mail address (docs/product/accounts.md#e-mail-address)", () => {
  const change = async (personId: string, email: string) => {
    const browser = await test.browser().signInAs(personId);
    const { status } = await browser.put("/me/change-email", { email });
    const [mail] = await test.runJobs();
    return { status, mail, input: linkIn(mail) };
  };
  const confirm = (input: unknown) => test.browser().post("/me/confirm-change-email", input, "auth");

  it("is in force once confirmed, and both addresses are notified", async () => {
    const person = await aPerson(test.services);
    const email = anAddress();
    const { mail, input } = await change(person.id, email);
    expect(mail).toMatchObject({ to: email, subject: "Bevestig je nieuwe e-mailadres" });
    expect((await login(email, PASSWORD)).status).toBe(422);

    expect((await confirm(input)).status).toBe(204);
    expect((await login(email, PASSWORD)).status).toBe(200);
    expect((await test.runJobs()).map(({ to }) => to).toSorted()).toEqual([person.email, email].toSorted());
  });

  it("is refused after an hour", async () => {
    const person = await aPerson(test.services);
    const { input } = await change(person.id, anAddress());
    test.clock.advance(hours(1));
    const answer = await confirm(input);
    expect(answer.status).toBe(410);
    expect(answer.body.message).toContain("ouder dan een uur");
  });

  it("of another account is refused without revealing that it exists", async () => {
    const [person, owner] = [await aPerson(test.services), await aPerson(test.services)];
    const { status, mail } = await change(person.id, owner.email);
    expect(status).toBe(204);
    expect(mail).toMatchObject({ to: owner.email, subject: "Dit e-mailadres heeft al een account" });
  });

  it("goes to one of two people who confirm it concurrently", async () => {
    const email = anAddress();
    const people = [await aPerson(test.services), await aPerson(test.services)];
    const inputs = [];
    for (const { id } of people) inputs.push((await change(id, email)).input);
    const statuses = (await Promise.all(inputs.map(confirm))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([204, 410]);
  });
});

describe("pending links", () => {
  it("to another address are invalidated by a reset", async () => {
    const person = await aPerson(test.services);
    const stranger = await test.browser().signInAs(person.id);
    await stranger.put("/me/change-email", { email: anAddress() });
    const [change] = await test.runJobs();
    const { token } = await requestReset(person.email);
    expect((await reset(person.email, token)).status).toBe(204);

    const input = linkIn(change);
    expect((await test.browser().post("/me/confirm-change-email", input, "auth")).status).toBe(410);
    expect((await login(person.email, NEW)).status).toBe(200);
  });

  it("to reset the password are invalidated by another address", async () => {
    const person = await aPerson(test.services);
    const { token } = await requestReset(person.email);
    const email = anAddress();
    await (await test.browser().signInAs(person.id)).put("/me/change-email", { email });
    const [change] = await test.runJobs();
    await test.browser().post("/me/confirm-change-email", linkIn(change), "auth");
    expect((await reset(email, token)).status).toBe(410);
  });
});
