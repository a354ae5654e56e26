import { days, later } from "#platform/clock.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Demo } from "../demo.ts";

interface Invited {
  /** Keys of people who accepted, and may enrol now. */
  accepted: readonly string[];
  /** Local parts of the addresses of people who have not answered yet. */
  pending: readonly string[];
  message: string;
}

/** By the key of the course: a closed course, and one that anybody can enrol in. */
const INVITATIONS: Readonly<Record<string, Invited>> = {
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

/** Invitations to courses, accepted and unanswered. */
export async function addCourseInvitations(tx: Tx, { personId, courseId, now }: Demo) {
  for (const [key, { accepted, pending, message }] of Object.entries(INVITATIONS)) {
    const course_id = courseId(key);
    const invited = [
      ...accepted.map((person) => ({ person, used_at: later(now, -days(2)), used_by: personId(person) })),
      ...pending.map((person) => ({ person, used_at: null, used_by: null })),
    ];
    await tx
      .insertInto("invitations")
      .values(
        invited.map(({ person, ...answer }) => ({
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
