import type { Context } from "#platform/context.ts";
import { invalidInvitation } from "#features/inviting/invitations/invitation.errors.ts";
import { invitationIdOf } from "#features/inviting/invitations/invitation-token.ts";
import { linkStateColumns, linkStateOf } from "#features/inviting/invitations/invitations-to.ts";
import { invitationTypeOf } from "#features/inviting/invitations/invited-to.ts";
import { mayManage } from "../../contests/contest.policy.ts";
import { runningContestAt, whyNotAccept } from "../invitation.policy.ts";
import { isScoringClosed } from "../../jury/jury.rules.ts";
import { isPassed } from "../../contests/contest.rules.ts";
import { contestPart } from "../../contests/queries/contest-part.ts";
import { juryTask } from "./jury-task.ts";

/**
 * The invitation to a contest behind a link (docs/product/invitations.md#link).
 * @throws 403 for one that is not valid
 */
export async function invitationByToken(ctx: Context, slug: string, token: string) {
  const { db, viewer, now } = ctx;
  const id = invitationIdOf(ctx, "contest", token);
  const row =
    id &&
    (await runningContestAt(db, slug)
      .innerJoin("invitations as invitation", "invitation.contest_id", "contest.id")
      .select(["invitation.type", "invitation.age_category_id"])
      .select(linkStateColumns(viewer))
      .select(contestPart(viewer?.id ?? null))
      .select(["contest.slug", "contest.title", "contest.organization", "contest.is_blind", "contest.organizer_id"])
      .select(["contest.jury_deadline", "contest.deadline", "contest.ended_at", "contest.id as contestId"])
      .where("invitation.id", "=", id)
      .executeTakeFirst());
  if (!row) throw invalidInvitation();
  const type = invitationTypeOf(row);
  const place = { contestId: row.contestId, ageCategoryId: row.age_category_id, deadline: row.deadline };
  const task = type === "jury" ? await juryTask(db, place, now) : null;
  return {
    data: {
      invitationData: { type },
      ...linkStateOf(row),
      refusal: (viewer && whyNotAccept({ type, contest: row, part: row, personId: viewer.id })?.message) ?? null,
      contest: {
        slug: row.slug,
        title: row.title,
        organization: row.organization,
        deadline: row.deadline.toISOString(),
        isPassed: isPassed(row, now),
        juryDeadline: row.jury_deadline?.toISOString() ?? null,
        isClosed: isScoringClosed(row, now),
        isBlind: row.is_blind,
        isManaged: mayManage(viewer, row),
      },
      juryTask: task && { ...task, enterUntil: task.enterUntil?.toISOString() ?? null },
    },
  };
}
