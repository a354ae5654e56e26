import type { MessageAudience } from "@inktvis/contract/features/contests/contest-messages";
import type { Database, Tx } from "#platform/db/database.ts";

export interface Audience {
  to: MessageAudience;
  /** The id of a participation or a juror, for a message to one person. */
  personId?: string | null | undefined;
}

/**
 * The people of a contest that a message goes to, each once, without blocked people; the id of somebody outside this
 * audience finds nobody.
 */
export const recipientsOf = (db: Database | Tx, contestId: string, { to, personId = null }: Audience) =>
  to === "jury" || to === "juror"
    ? db
        .selectFrom("contest_jury as person")
        .innerJoin("users as user", "user.id", "person.user_id")
        .where("person.contest_id", "=", contestId)
        .where("user.blocked_at", "is", null)
        .$if(to === "juror", (jurors) => jurors.where("person.id", "=", personId))
        .select(["person.id", "user.id as userId", "user.nickname"])
        .orderBy("user.id")
    : db
        .selectFrom("participations as person")
        .innerJoin("users as user", "user.id", "person.user_id")
        .where("person.contest_id", "=", contestId)
        .where("person.finalized_at", to === "begun" ? "is" : "is not", null)
        .where("user.blocked_at", "is", null)
        .$if(to === "entrant", (entrants) => entrants.where("person.id", "=", personId))
        .select(["person.id", "user.id as userId", "user.nickname"])
        .orderBy("user.id");
