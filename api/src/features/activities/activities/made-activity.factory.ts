import { validActivity } from "#valid-bodies.ts";
import type { TestApi } from "#testing/test-api.ts";
import { organizers } from "#features/people/people/organizer.factory.ts";

/** Activities as their organiser makes them, through the API. */
export function activityMakers(test: TestApi) {
  const { anOrganizer, aStaffMember, make } = organizers(test, { role: "activity_organizer", path: "/activities" });
  return {
    anOrganizer,
    aStaffMember,
    /** A valid activity with these changes, its organiser, and their browser. */
    async made(change: object = {}) {
      const { made: activity, ...organizer } = await make({ ...validActivity, ...change });
      return { ...organizer, activity };
    },
  };
}
