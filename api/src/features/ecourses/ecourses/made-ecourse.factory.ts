import { validEcourse } from "#valid-bodies.ts";
import type { TestApi } from "#testing/test-api.ts";
import { organizers } from "#features/people/people/organizer.factory.ts";

/** Online courses as their maker makes them, through the API. */
export function ecourseMakers(test: TestApi) {
  const { anOrganizer, aStaffMember, make } = organizers(test, { role: "ecourse_organizer", path: "/ecourses" });
  return {
    aMaker: anOrganizer,
    aStaffMember,
    /** A valid online course with these changes, its maker, and their browser. */
    async made(change: object = {}) {
      const { made: ecourse, ...maker } = await make({ ...validEcourse, ...change });
      return { ...maker, ecourse };
    },
  };
}
