import type { TestApi } from "#testing/test-api.ts";
import { aPerson } from "./person.factory.ts";

/** People with the browser in which they are signed in. */
export const membersOf =
  (test: TestApi) =>
  async (wanted: Parameters<typeof aPerson>[1] = {}) => {
    const person = await aPerson(test.services, wanted);
    return { ...person, browser: await test.browser().signInAs(person.id) };
  };
