import type { TestApi } from "#testing/test-api.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { aPerson } from "./person.factory.ts";

/** Returns a function that creates people with a signed-in browser; on other sites than usual if these are given. */
export const membersOf =
  (test: TestApi, sites?: Parameters<TestBrowser["signInAs"]>[1]) =>
  async (wanted: Parameters<typeof aPerson>[1] = {}) => {
    const person = await aPerson(test.services, wanted);
    return { ...person, browser: await test.browser().signInAs(person.id, sites) };
  };
