import type { Context } from "#platform/context.ts";
import { invalidInvitation } from "#features/inviting/invitations/invitation.errors.ts";
import { invitationIdOf } from "#features/inviting/invitations/invitation-token.ts";
import { isForOtherAccount } from "#features/inviting/invitations/invitations-to.ts";
import { invitationTypeOf } from "#features/inviting/invitations/invited-to.ts";
import { listedContests, mayManage } from "../../contests/contest.policy.ts";
import { juryTask } from "./jury-task.ts";

/**
 * The invitation behind a link, while its contest runs; undefined when there is none
 * (docs/product/invitations.md#link).
 */
export async function findInvitation(
  { db, config, viewer }: Pick<Context, "db" | "config" | "viewer">,
  slug: string,
  token: string,
) {
  const id = invitationIdOf({ config }, "contest", token);
  if (!id) return undefined;
  const row = await listedContests(db)
    .innerJoin("invitations as invitation", "invitation.contest_id", "contest.id")
    .innerJoin("contest_slugs as address", "address.contest_id", "contest.id")
    .select(["invitation.id", "invitation.type", "invitation.used_at", "invitation.declined_at"])
    .select(["contest.slug", "contest.title", "contest.organization", "contest.is_blind", "contest.organizer_id"])
    .select(["contest.jury_deadline", "contest.deadline", "contest.id as contestId", "invitation.age_category_id"])
    .select(isForOtherAccount(viewer).as("isOtherAccount"))
    .where("invitation.id", "=", id)
    .where("address.slug", "=", slug)
    .where("contest.ended_at", "is", null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { used_at, declined_at, slug: currentSlug, title, organization } = row;
  return {
    id: row.id,
    type: invitationTypeOf(row),
    usedAt: used_at?.toISOString() ?? null,
    declinedAt: declined_at?.toISOString() ?? null,
    isOtherAccount: row.isOtherAccount,
    place: { contestId: row.contestId, ageCategoryId: row.age_category_id, deadline: row.deadline },
    contest: {
      slug: currentSlug,
      title,
      organization,
      juryDeadline: row.jury_deadline?.toISOString() ?? null,
      isBlind: row.is_blind,
      isManaged: mayManage(viewer, row),
    },
  };
}

export async function invitationByToken(ctx: Context, slug: string, token: string) {
  const invitation = await findInvitation(ctx, slug, token);
  if (!invitation) throw invalidInvitation();
  const { type, id: _id, place, ...rest } = invitation;
  const task = type === "jury" ? await juryTask(ctx.db, place, ctx.now) : null;
  return {
    data: {
      invitationData: { type },
      ...rest,
      juryTask: task && { ...task, enterUntil: task.enterUntil?.toISOString() ?? null },
    },
  };
}
