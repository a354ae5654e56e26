import type { Insertable } from "kysely";
import type { Courses } from "#platform/db/tables.gen.ts";
import type { TestApi } from "#testing/test-api.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { aCourse } from "#features/courses/courses/course.factory.ts";
import { membersOf } from "#features/people/people/member.factory.ts";
import { anEnrolment } from "../enrolments/enrolment.factory.ts";
import { aPlace } from "./waiting-list.factory.ts";

interface Course {
  id: string;
  slug: string;
}

/** Full courses, people who wait for them, and what they do. */
export function waiters(test: TestApi) {
  const db = () => test.services.db;
  const someone = membersOf(test);
  const at = ({ slug }: Course, call = "waiting-list") => `/courses/${slug}/${call}`;

  return {
    someone,
    /** A free course with an organiser of its own, with this many seats, all of them taken. */
    async aFullCourse(wanted: Partial<Omit<Insertable<Courses>, "slug">> = {}) {
      const course = await aCourse(test.services, { has_enrollments: true, max_participants: 1, ...wanted });
      const seats: string[] = [];
      for (let count = 0; count < (wanted.max_participants ?? 1); count += 1)
        seats.push((await anEnrolment(test.services, { course_id: course.id })).id);
      return { ...course, seats };
    },
    /** People who wait; the first has waited longest. */
    async inLine(course: Course, count: number) {
      const people: Awaited<ReturnType<typeof someone>>[] = [];
      for (let place = 0; place < count; place += 1) {
        const person = await someone();
        const joined_at = new Date(test.clock.now().getTime() - (count - place) * 1000);
        await aPlace(test.services, { course_id: course.id, user_id: person.id, joined_at });
        people.push(person);
      }
      return people;
    },
    /** A seat comes free, as when somebody is delisted. */
    freeSeat: (enrolmentId: string) =>
      db().updateTable("enrolments").set({ delisted_at: test.clock.now() }).where("id", "=", enrolmentId).execute(),
    join: (browser: TestBrowser, course: Course) => browser.post(at(course)),
    leave: (browser: TestBrowser, course: Course) => browser.delete(at(course)),
    start: (browser: TestBrowser, course: Course) => browser.post(at(course, "participate/start")),
    read: async (browser: TestBrowser, { slug }: Course) => (await browser.get(`/courses/${slug}`)).body.data,
    /** Runs the job of every minute, which advances every list, and returns the mails. */
    aMinutePasses: () => test.runScheduled("enrolments.waiting-lists"),
    /** The states of the entries, in the order in which people joined. */
    async statesOf({ id }: Course) {
      const rows = await db()
        .selectFrom("waiting_list_entries")
        .select("state")
        .where("course_id", "=", id)
        .orderBy("joined_at")
        .orderBy("id")
        .execute();
      return rows.map(({ state }) => state);
    },
  };
}
