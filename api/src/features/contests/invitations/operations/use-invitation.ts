import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { acceptInvitation } from "#features/inviting/invitations/accept-invitation.ts";
import { notify } from "#platform/notifications/notify.ts";
import { contestPartOf } from "../../contests/queries/contest-part.ts";
import { runningContestAt, whyNotAccept } from "../invitation.policy.ts";
import { juryAccepted } from "../invitations.jobs.ts";

/** Accepts an invitation; idempotent for the same person (docs/product/invitations.md#accepting). @throws 403, 422 */
export async function useInvitation(ctx: MemberContext, slug: string, token: string) {
  const { type } = await acceptInvitation(ctx, {
    kind: "contest",
    token,
    subject: (tx) =>
      runningContestAt(tx, slug)
        .select(["contest.id", "contest.organizer_id"])
        // Conflicts with the lock of starting an entry: otherwise somebody could become juror and entrant at once.
        .forNoKeyUpdate("contest")
        .executeTakeFirst(),
    join: async (tx, contest, invitation) => {
      const part = await contestPartOf(tx, contest.id, ctx.viewer.id);
      const refusal = whyNotAccept({ type: invitation.type, contest, part, personId: ctx.viewer.id });
      if (refusal) throw refusal;
      if (invitation.type === "jury") await joinJury(ctx, tx, contest, invitation.ageCategoryId);
    },
  });
  return { data: { type } };
}

async function joinJury(
  { viewer, now, jobs }: MemberContext,
  tx: Tx,
  contest: { id: string; organizer_id: string },
  ageCategoryId: number | null,
) {
  const juror = await tx
    .insertInto("contest_jury")
    .values({ contest_id: contest.id, user_id: viewer.id, age_category_id: ageCategoryId, joined_at: now })
    .onConflict((conflict) => conflict.columns(["contest_id", "user_id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  // On the jury already, through an invitation to an earlier address.
  if (!juror) return;
  await notify(tx, {
    to: [contest.organizer_id],
    type: "juryInvitationAccepted",
    about: { contest: contest.id, user: viewer.id },
    dedupeKey: juror.id,
    now,
  });
  await jobs.enqueue(tx, juryAccepted, { jurorId: juror.id });
}
