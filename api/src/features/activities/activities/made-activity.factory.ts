import { validActivity } from "#valid-bodies.ts";
import type { TestApi } from "#testing/test-api.ts";
import { aPerson } from "#features/people/people/person.factory.ts";

/** Activities as their organiser makes them, by the API. */
export function activityMakers(test: TestApi) {
  async function anOrganizer() {
    const person = await aPerson(test.services, { roles: ["activity_organizer"] });
    return { person, browser: await test.browser().signInAs(person.id) };
  }
  return {
    anOrganizer,
    async aStaffMember() {
      return test.browser().signInAs((await aPerson(test.services, { roles: ["admin"] })).id);
    },
    /** A good activity with these changes, its organiser, and their browser. */
    async made(change: object = {}) {
      const organizer = await anOrganizer();
      const { status, body } = await organizer.browser.post("/activities", { ...validActivity, ...change });
      if (status !== 201) throw new Error(`No activity: ${JSON.stringify(body)}`);
      return { ...organizer, activity: body.data };
    },
  };
}
