import type { MemberContext } from "#platform/context.ts";
import { stateOf } from "../participation.rules.ts";

/** One's own entries, the last started first. */
export async function listParticipations({ db, viewer, now }: MemberContext) {
  const rows = await db
    .selectFrom("participations as entry")
    .innerJoin("contests as contest", "contest.id", "entry.contest_id")
    .leftJoin("contest_results as result", "result.contest_id", "contest.id")
    .select([
      "entry.id",
      "entry.finalized_at",
      "contest.slug",
      "contest.title",
      "contest.deadline",
      "contest.ended_at",
      "contest.show_jury_feedback_to_participant",
      "result.released_at as resultReleasedAt",
    ])
    .where("entry.user_id", "=", viewer.id)
    .orderBy("entry.started_at", "desc")
    .orderBy("entry.id")
    .execute();
  return {
    data: rows.map(({ id, finalized_at, slug, title, ...contest }) => ({
      id,
      contest: {
        slug,
        title,
        deadline: contest.deadline.toISOString(),
        endedAt: contest.ended_at?.toISOString() ?? null,
        hasResult: contest.resultReleasedAt !== null,
      },
      state: stateOf(contest, finalized_at, now),
      finalizedAt: finalized_at?.toISOString() ?? null,
      me: { can: { delete: contest.ended_at === null } },
    })),
  };
}
