import { aPerson, PASSWORD } from "#features/people/people/person.factory.ts";
import type { TestApi } from "#testing/test-api.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { aTotp } from "./second-factor.factory.ts";

export const login = (browser: TestBrowser, email: string, password = PASSWORD) =>
  browser.post("/auth/login", { email, password }, "auth");
export const completeStep = (browser: TestBrowser, method: string, body: object) =>
  browser.post(`/auth/second-step/${method}`, body, "auth");
export const isSignedIn = async (browser: TestBrowser) =>
  (await browser.get("/auth/is-logged-in", "auth")).body.data.isLoggedIn as boolean;

/** A person with an authenticator app, in a browser that has given the password. */
export async function afterPassword(test: TestApi) {
  const person = await aPerson(test.services);
  const code = await aTotp(test.services, person.id);
  const browser = test.browser();
  const answered = await login(browser, person.email);
  return { person, code, browser, answered };
}
