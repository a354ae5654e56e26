import { days, later } from "#platform/clock.ts";
import type { Tx } from "#platform/db/database.ts";

interface Demo {
  /** Ids by key. */
  people: ReadonlyMap<string, string>;
  courses: ReadonlyMap<string, string>;
  now: Date;
}

interface Asked {
  /** Keys of people who may begin now. */
  accepted: readonly string[];
  /** Local parts of addresses that did not answer yet. */
  pending: readonly string[];
  message: string;
}

/** By the key of a course: one that is closed, and one that anybody can enrol in. */
const INVITATIONS: Readonly<Record<string, Asked>> = {
  "30-humor-is-hard-werk": {
    accepted: ["lid"],
    pending: ["schrijver", "noor.vanhecke", "wim.peeters"],
    message:
      "Je stuurde ons vorig jaar een stuk over een lift. We lachten, op een bus, luidop.\n\nDeze dag is voor wie dat vaker wil.",
  },
  "16-dichten-met-de-seizoenen": {
    accepted: ["redacteur"],
    pending: ["jurylid", "de.bosuilen"],
    message: "Vier seizoenen, vier gedichten. Kom je mee naar buiten?",
  },
};

/** Who was invited to a course, and who accepted. */
export async function addCourseInvitations(tx: Tx, { people, courses, now }: Demo) {
  for (const [key, { accepted, pending, message }] of Object.entries(INVITATIONS)) {
    const course_id = courses.get(key);
    if (!course_id) throw new Error(`Demo: there is no course ${key}`);
    const asked = [
      ...accepted.map((person) => ({ person, used_at: later(now, -days(2)), used_by: people.get(person) ?? null })),
      ...pending.map((person) => ({ person, used_at: null, used_by: null })),
    ];
    await tx
      .insertInto("invitations")
      .values(
        asked.map(({ person, ...answer }) => ({
          course_id,
          type: "participant",
          email: `${person}@inktvis.example`,
          message,
          sent_at: later(now, -days(4)),
          ...answer,
        })),
      )
      .execute();
  }
}
