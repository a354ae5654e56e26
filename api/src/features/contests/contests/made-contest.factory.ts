import { validContest } from "#valid-bodies.ts";
import type { TestApi } from "#testing/test-api.ts";
import { aPerson } from "#features/people/people/person.factory.ts";

/** What the form sends for a contest that is only shown. */
export const display = { mode: "display", type: null, contributionsPerUser: null };
export const dataUrl = (bytes: Buffer, type = "image/png") => `data:${type};base64,${bytes.toString("base64")}`;

/** Contests as their organiser makes them, by the API. */
export function contestMakers(test: TestApi) {
  async function anOrganizer() {
    const person = await aPerson(test.services, { roles: ["contest_organizer"] });
    return { person, browser: await test.browser().signInAs(person.id) };
  }
  return {
    anOrganizer,
    async aStaffMember() {
      return test.browser().signInAs((await aPerson(test.services, { roles: ["admin"] })).id);
    },
    /** A good contest with these changes, its organiser, and their browser. */
    async made(change: object = {}) {
      const organizer = await anOrganizer();
      const { status, body } = await organizer.browser.post("/contests", { ...validContest, ...change });
      if (status !== 201) throw new Error(`No contest: ${JSON.stringify(body)}`);
      return { ...organizer, contest: body.data };
    },
    rowOf: (id: string) => test.services.db.selectFrom("contests").selectAll().where("id", "=", id).executeTakeFirst(),
  };
}
