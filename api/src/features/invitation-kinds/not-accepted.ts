import { type RawBuilder, sql } from "kysely";
import { enrollingEndsAt } from "#features/courses/courses/queries/course-columns.ts";
import type { InvitationKind } from "#features/inviting/invitations/invited-to.ts";

/** When what an invitation is to is over; null for what has no end. */
const ENDS: Readonly<Record<InvitationKind, RawBuilder<Date | null>>> = {
  contest: sql`(
    select coalesce(contest.ended_at, greatest(contest.deadline, contest.jury_deadline))
    from contests contest where contest.id = contest_id
  )`,
  course: sql`(select ${enrollingEndsAt} from courses course where course.id = course_id)`,
  ecourse: sql`null::timestamptz`,
};

/**
 * Of a row of `invitations`: whether nobody accepted it before a moment at which it was sent and what it invites to was over
 * (docs/product/invitations.md#kept). An accepted one stays: it is what lets somebody in, and its list names them.
 */
export const wasNotAcceptedSince = (before: Date) =>
  sql<boolean>`(used_at is null and greatest(sent_at, ${sql.join(Object.values(ENDS))}) < ${before})`;
