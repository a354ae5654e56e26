import { describe, expect, it } from "vitest";
import { hours, minutes } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aPerson, PASSWORD } from "#features/people/people/person.factory.ts";
import { confirm, nicknameFor, registerForm, registering } from "../registering.factory.ts";
import { anAddress, linkIn } from "#testing/mails.ts";

const test = useTestApi();
const strict = useTestApi({ LIMIT_MAILS: "5/1h" });

const { usersWith, registered, login } = registering(test);

describe("registration (docs/product/sign-in.md#registration)", () => {
  it("creates an account only once the link in the mail has been opened", async () => {
    const email = anAddress();
    const { answer, browser, mail, input } = await registered(email);
    expect(answer.status).toBe(200);
    expect(answer.body.data.userId).toBe(input["userId"]);
    expect(mail).toMatchObject({ to: email, subject: "Bevestig je e-mailadres" });
    expect(await usersWith(email)).toHaveLength(0);

    expect((await confirm(input, browser)).status).toBe(204);
    expect(await usersWith(email)).toMatchObject([{ nickname: nicknameFor(email), newsletter: false }]);
    expect((await login(email, PASSWORD)).status).toBe(200);
  });

  it("refuses a used link with `already-confirmed`, and ignores a password that comes with it", async () => {
    const email = anAddress();
    const { browser, input } = await registered(email);
    await confirm(input, browser);
    const again = [
      await confirm(input, browser),
      await confirm(input, test.browser()),
      await confirm({ ...input, password: "wat een ander koos" }, test.browser()),
    ];
    expect(again.map(({ status, body }) => [status, body.code])).toEqual(again.map(() => [410, "already-confirmed"]));
    expect((await login(email, "wat een ander koos")).status).toBe(422);
    expect((await login(email, PASSWORD)).status).toBe(200);
  });

  it("refuses a link after an hour, and sends a new one by registration id", async () => {
    const email = anAddress();
    const { browser, input } = await registered(email);
    test.clock.advance(hours(1));
    const late = await confirm(input, browser);
    expect(late.status).toBe(410);
    expect(late.body.message).toContain("ouder dan een uur");

    expect((await browser.post("/auth/resend-verify-email", { userId: input["userId"] }, "auth")).status).toBe(204);
    const [mail] = await test.runJobs();
    expect((await confirm(linkIn(mail), browser)).status).toBe(204);
    expect(await usersWith(email)).toHaveLength(1);
  });

  it("refuses the token of another registration", async () => {
    const [one, other] = [await registered(anAddress()), await registered(anAddress())];
    expect((await confirm({ ...one.input, token: other.input["token"] }, one.browser)).status).toBe(410);
  });

  it("responds the same for an address with an account, and mails its owner", async () => {
    const owner = await aPerson(test.services);
    const { answer, mail } = await registered(owner.email);
    expect(answer.status).toBe(200);
    expect(answer.body.data).toEqual({ userId: expect.any(String), isMailed: true });
    expect(answer.body.data.userId).not.toBe(owner.id);
    expect(mail).toMatchObject({ to: owner.email, subject: "Je hebt al een account" });
    expect(await usersWith(owner.email)).toHaveLength(1);
  });

  it("gives people whose nicknames differ only by an accent different slugs", async () => {
    const emails = new Map([
      [anAddress(), "Eva Grace"],
      [anAddress(), "Eva Grâce"],
    ]);
    for (const [email, nickname] of emails) {
      const browser = test.browser();
      await browser.post("/auth/register", { ...registerForm(email), nickname }, "auth");
      const [mail] = await test.runJobs();
      await confirm(linkIn(mail), browser);
    }
    const slugs = (await Promise.all([...emails.keys()].map(usersWith))).map(([user]) => user?.slug);
    expect(slugs).toEqual(["eva-grace", "eva-grace-2"]);
  });

  it.each([
    ["nickname", { nickname: "A" }, "Schrijversnaam moet minstens 2 tekens hebben."],
    ["email", { email: "geen adres" }, "Vul een geldig e-mailadres in, zoals naam@voorbeeld.be."],
    ["password", { password: "kort" }, "Wachtwoord moet minstens 8 tekens hebben."],
    ["password", { password: "  kort ja  " }, "Wachtwoord moet minstens 8 tekens hebben."],
    ["password", { password: "Welkom01" }, expect.stringContaining("kiezen heel veel mensen")],
    [
      "password",
      { nickname: "Nieuweling", password: "Nieuweling1" },
      expect.stringContaining("Je naam of je e-mailadres"),
    ],
    ["termsVersion", { termsVersion: 0 }, "Ga akkoord met de voorwaarden om een account te maken."],
  ])("reports an invalid %s at that field", async (field, change, message) => {
    const answer = await test.browser().post("/auth/register", { ...registerForm(anAddress()), ...change }, "auth");
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({ [field]: [message] });
  });
});

describe("a registration that is not confirmed", () => {
  it("is refused at sign-in, which sends the link again to whoever knows the password", async () => {
    const email = anAddress();
    await registered(email);
    test.clock.advance(minutes(90));
    const answer = await test.browser().post("/auth/login", { email, password: PASSWORD }, "auth");
    expect(answer.status).toBe(422);
    expect(answer.body.message).toContain("Bevestig eerst je e-mailadres. We stuurden je net een nieuwe mail");
    expect(await test.runJobs()).toMatchObject([{ to: email, subject: "Bevestig je e-mailadres" }]);
  });

  it("is reported at sign-in, even when no further mail is sent because the limit is reached", async () => {
    const email = anAddress();
    await strict.browser().post("/auth/register", registerForm(email), "auth");
    const attempt = async () =>
      (await strict.browser().post("/auth/login", { email, password: PASSWORD }, "auth")).body.message;
    for (let time = 0; time < 4; time++) expect(await attempt()).toContain("We stuurden je net een nieuwe mail");
    await strict.runJobs();
    expect(await attempt()).toContain("Dit uur kreeg je daarover al enkele mails");
    expect(await strict.runJobs()).toEqual([]);
  });
});
