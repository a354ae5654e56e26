import { type RawBuilder, sql } from "kysely";
import { enrollingEndsAt } from "#features/courses/courses/queries/course-columns.ts";
import type { InvitationKind } from "#features/inviting/invitations/invited-to.ts";

/** When the thing that an invitation is for ends; null when it has no end. */
const ENDS: Readonly<Record<InvitationKind, RawBuilder<Date | null>>> = {
  contest: sql`(
    select coalesce(contest.ended_at, greatest(contest.deadline, contest.jury_deadline))
    from contests contest where contest.id = contest_id
  )`,
  course: sql`(select ${enrollingEndsAt} from courses course where course.id = course_id)`,
  ecourse: sql`null::timestamptz`,
};

/**
 * A condition on `invitations`: not accepted, and before this moment it was sent and the thing it is for had ended
 * (docs/product/invitations.md#kept). Accepted invitations are kept: they give somebody access, and are listed by name.
 */
export const wasNotAcceptedSince = (before: Date) =>
  sql<boolean>`(used_at is null and greatest(sent_at, ${sql.join(Object.values(ENDS))}) < ${before})`;
