import type { TestApi } from "#testing/test-api.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { aPerson } from "./person.factory.ts";

/** People with the browser in which they are signed in; on other sites than usual when asked. */
export const membersOf =
  (test: TestApi, sites?: Parameters<TestBrowser["signInAs"]>[1]) =>
  async (wanted: Parameters<typeof aPerson>[1] = {}) => {
    const person = await aPerson(test.services, wanted);
    return { ...person, browser: await test.browser().signInAs(person.id, sites) };
  };
