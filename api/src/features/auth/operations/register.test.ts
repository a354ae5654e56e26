import { describe, expect, it } from "vitest";
import { hours, minutes } from "../../../platform/clock.ts";
import { useTestApi } from "../../../platform/testing/test-api.ts";
import { aPerson, PASSWORD } from "../../people/person.factory.ts";

const test = useTestApi();

const anAddress = () => `${crypto.randomUUID()}@voorbeeld.example`;
const form = (email: string) => ({ nickname: "Nieuweling", email, password: PASSWORD, termsVersion: 1, newsletter: 0 });
const usersWith = (email: string) =>
  test.services.db.selectFrom("users").selectAll().where("email", "=", email).execute();

async function registered(email: string) {
  const answer = await test.browser().post("/auth/register", form(email), "auth");
  const mail = (await test.doJobs()).find(({ to }) => to === email);
  const link = new URL(mail?.action?.url ?? "");
  return { answer, mail, input: { token: link.searchParams.get("token"), userId: link.searchParams.get("userId") } };
}
const confirm = (input: unknown) => test.browser().post("/auth/verify-email", input, "auth");

describe("registration (spec 1 §4, §5)", () => {
  it("makes an account once the link in the mail was followed, and not before", async () => {
    const email = anAddress();
    const { answer, mail, input } = await registered(email);
    expect(answer.status).toBe(200);
    expect(answer.body.data.userId).toBe(input.userId);
    expect(mail).toMatchObject({ to: email, subject: "Bevestig je e-mailadres" });
    expect(await usersWith(email)).toHaveLength(0);

    expect((await confirm(input)).status).toBe(204);
    expect(await usersWith(email)).toMatchObject([{ nickname: "Nieuweling", newsletter: false }]);
  });

  it("takes the confirmation a second time as the first: mail programs follow links by themselves", async () => {
    const { input } = await registered(anAddress());
    await confirm(input);
    expect((await confirm(input)).status).toBe(204);
  });

  it("refuses a link after an hour, and a new one is asked for by its id", async () => {
    const email = anAddress();
    const { input } = await registered(email);
    test.clock.advance(hours(1));
    const late = await confirm(input);
    expect(late.status).toBe(410);
    expect(late.body.message).toContain("ouder dan een uur");

    expect((await test.browser().post("/auth/resend-verify-email", { userId: input.userId }, "auth")).status).toBe(204);
    const [mail] = await test.doJobs();
    const fresh = new URL(mail?.action?.url ?? "");
    expect((await confirm({ userId: input.userId, token: fresh.searchParams.get("token") })).status).toBe(204);
    expect(await usersWith(email)).toHaveLength(1);
  });

  it("refuses a link with another's token", async () => {
    const [one, other] = [await registered(anAddress()), await registered(anAddress())];
    expect((await confirm({ userId: one.input.userId, token: other.input.token })).status).toBe(410);
  });

  it("answers the same for an address that has an account, and tells its owner by mail", async () => {
    const owner = await aPerson(test.services);
    const { answer, mail } = await registered(owner.email);
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.body.data)).toEqual(["userId"]);
    expect(answer.body.data.userId).not.toBe(owner.id);
    expect(mail).toMatchObject({ to: owner.email, subject: "Je hebt al een account" });
    expect(await usersWith(owner.email)).toHaveLength(1);
  });

  it("makes one account of twenty parallel registrations with one address", async () => {
    const email = anAddress();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        test.browser().post("/auth/register", { ...form(email), nickname: `Tweeling ${number}` }, "auth"),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const mails = await test.doJobs();
    expect(mails).toHaveLength(20);
    const confirmations = await Promise.all(
      mails.map(({ action }) => {
        const { searchParams } = new URL(action?.url ?? "");
        return confirm({ token: searchParams.get("token"), userId: searchParams.get("userId") });
      }),
    );
    const statuses = confirmations.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([204, ...Array(19).fill(422)]);
    expect(await usersWith(email)).toHaveLength(1);
  });

  it("lets the password count of the registration that was confirmed, not of the latest", async () => {
    const email = anAddress();
    const { input } = await registered(email);
    await test.browser().post("/auth/register", { ...form(email), password: "het wachtwoord van een ander" }, "auth");
    await test.doJobs();
    await confirm(input);
    const login = (password: string) => test.browser().post("/auth/login", { email, password }, "auth");
    expect((await login("het wachtwoord van een ander")).status).toBe(422);
    expect((await login(PASSWORD)).status).toBe(200);
  });

  it("gives people with the same nickname addresses of their own", async () => {
    const emails = [anAddress(), anAddress()];
    for (const email of emails) await confirm((await registered(email)).input);
    const slugs = (await Promise.all(emails.map(usersWith))).map(([user]) => user?.slug);
    expect(new Set(slugs).size).toBe(2);
    for (const slug of slugs) expect(slug).toMatch(/^nieuweling(-\d+)?$/);
  });

  it.each([
    ["nickname", { nickname: "A" }, "Schrijversnaam moet minstens 2 tekens hebben."],
    ["email", { email: "geen adres" }, "Vul een geldig e-mailadres in, zoals naam@voorbeeld.be."],
    ["password", { password: "kort" }, "Wachtwoord moet minstens 8 tekens hebben."],
    ["termsVersion", { termsVersion: 0 }, "Ga akkoord met de voorwaarden om een account te maken."],
  ])("says at %s what is wrong with it", async (field, change, message) => {
    const answer = await test.browser().post("/auth/register", { ...form(anAddress()), ...change }, "auth");
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({ [field]: [message] });
  });
});

describe("a registration that is not confirmed", () => {
  it("does not sign in, and sends the link again to who knows its password", async () => {
    const email = anAddress();
    await registered(email);
    test.clock.advance(minutes(90));
    const answer = await test.browser().post("/auth/login", { email, password: PASSWORD }, "auth");
    expect(answer.status).toBe(422);
    expect(answer.body.message).toContain("Bevestig eerst je e-mailadres");
    expect(await test.doJobs()).toMatchObject([{ to: email, subject: "Bevestig je e-mailadres" }]);
  });
});
