import { PASSWORD } from "#features/people/people/person.factory.ts";
import { linkIn } from "#testing/mails.ts";
import type { TestApi } from "#testing/test-api.ts";
import type { TestBrowser } from "#testing/test-browser.ts";

/** A nickname that differs by address, so that nobody takes the nickname of somebody else. */
export const nicknameFor = (email: string) => `Nieuweling ${email.slice(0, 13)}`;
export const registerForm = (email: string) => ({
  nickname: nicknameFor(email),
  email,
  password: PASSWORD,
  termsVersion: 1,
  newsletter: 0,
});
export const confirm = (input: unknown, browser: TestBrowser) => browser.post("/auth/verify-email", input, "auth");

/** Helpers for tests of registrations. */
export const registering = (test: TestApi) => ({
  usersWith: (email: string) => test.services.db.selectFrom("users").selectAll().where("email", "=", email).execute(),
  login: (email: string, password: string) => test.browser().post("/auth/login", { email, password }, "auth"),
  /** Registers; `input` is what the link in the mail sends. */
  async registered(email: string, browser = test.browser(), password = PASSWORD) {
    const answer = await browser.post("/auth/register", { ...registerForm(email), password }, "auth");
    const mail = (await test.runJobs()).find(({ to }) => to === email);
    return { answer, browser, mail, input: linkIn(mail) };
  },
});
