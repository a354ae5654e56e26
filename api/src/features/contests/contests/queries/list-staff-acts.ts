import { ManagingAct, STAFF_ACTS_PER_PAGE } from "@inktvis/contract/features/contests/managing-acts";
import type { ContributionState } from "@inktvis/contract/features/contests/awards";
import type { MemberContext } from "#platform/context.ts";
import { managedContestId } from "./managed-contest-id.ts";
import { auditDetail } from "./audit-detail.ts";

/** What people other than the organiser of that time did in a contest that the viewer manages, newest first. */
export async function listStaffActs(ctx: MemberContext, slug: string, page: number) {
  const contestId = await managedContestId(ctx, slug);
  const acts = ctx.db
    .selectFrom("audit_log as line")
    .where("line.subject", "=", "contests")
    .where("line.subject_id", "=", contestId)
    // An organiser's corrections of a public result are recorded too; those of a former organiser are no act of staff
    // either.
    .where("line.is_own", "=", false);
  const [rows, { total }] = await Promise.all([
    acts
      .leftJoin("users as actor", "actor.id", "line.actor_id")
      .select(["line.id", "line.at", "line.action", "actor.nickname"])
      .select([
        auditDetail("entry").as("entry"),
        auditDetail("juror").as("juror"),
        auditDetail("state").as("state"),
        auditDetail("reason").as("reason"),
      ])
      .orderBy("line.at", "desc")
      .orderBy("line.id", "desc")
      .limit(STAFF_ACTS_PER_PAGE)
      .offset((page - 1) * STAFF_ACTS_PER_PAGE)
      .execute(),
    acts.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return {
    data: rows.map(({ at, action, nickname, state, ...row }) => ({
      ...row,
      at: at.toISOString(),
      by: nickname === null ? null : { nickname },
      act: ManagingAct.parse(action),
      state: state as ContributionState | null,
    })),
    meta: { currentPage: page, total, pageSize: STAFF_ACTS_PER_PAGE },
  };
}
