import { validContest } from "#valid-bodies.ts";
import type { TestApi } from "#testing/test-api.ts";
import { organizers } from "#features/people/people/organizer.factory.ts";

/** What the form sends for a contest that is only shown. */
export const display = { mode: "display", type: null, contributionsPerUser: null };

/** Contests as their organiser makes them, through the API. */
export function contestMakers(test: TestApi) {
  const { anOrganizer, aStaffMember, make } = organizers(test, { role: "contest_organizer", path: "/contests" });
  return {
    anOrganizer,
    aStaffMember,
    /** A valid contest with these changes, its organiser, and their browser. */
    async made(change: object = {}) {
      const { made: contest, ...organizer } = await make({ ...validContest, ...change });
      return { ...organizer, contest };
    },
    rowOf: (id: string) => test.services.db.selectFrom("contests").selectAll().where("id", "=", id).executeTakeFirst(),
  };
}
