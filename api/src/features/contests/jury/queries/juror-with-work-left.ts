import type { Database } from "#platform/db/database.ts";
import { openAssignments } from "./unfinished-jurors.ts";

/**
 * A juror to be mailed about entries that wait for their score, with how many (`left`) and what the mail says about the
 * contest. Undefined when everything is judged, they left the jury or are blocked, or the contest ended.
 */
export const jurorWithWorkLeft = (db: Database, juryId: string) =>
  openAssignments(db)
    .innerJoin("users as user", "user.id", "juror.user_id")
    .select(["contest.title", "contest.slug", "contest.organization", "contest.jury_deadline", "contest.contact_email"])
    .select(["user.email", "user.nickname", ({ fn }) => fn.countAll<number>().as("left")])
    .where("juror.id", "=", juryId)
    .where("user.blocked_at", "is", null)
    .where("contest.ended_at", "is", null)
    .groupBy(["contest.id", "user.id"])
    .executeTakeFirst();
