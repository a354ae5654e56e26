import type { TestApi } from "#testing/test-api.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { aPerson } from "#features/people/people/person.factory.ts";

export const FACTOR_PATH = "/me/second-factor";

/** Helpers for tests in which members change their second factor. */
export const factorMembers = (test: TestApi) => ({
  /** Somebody who has just signed in, without a second factor. */
  async aMember() {
    const person = await aPerson(test.services);
    return { person, browser: await test.browser().signInAs(person.id, ["auth", "account"]) };
  },
  stateOf: async (browser: TestBrowser) => (await browser.get(FACTOR_PATH, "account")).body.data,
  methodOf: ({ id }: { id: string }) =>
    test.services.db.selectFrom("sign_ins").select("method").where("user_id", "=", id).execute(),
  subjects: async () => (await test.runJobs()).map(({ subject }) => subject),
});
