import type { Context } from "#platform/context.ts";
import { listedContests } from "../../contests/contest.policy.ts";
import { invalidInvitation } from "../invitation.errors.ts";
import { invitationIdOf } from "../invitation-token.ts";

/**
 * The invitation behind a link, while its contest runs; undefined when there is none
 * (docs/product/invitations.md#link).
 */
export async function findInvitation({ db, config }: Pick<Context, "db" | "config">, slug: string, token: string) {
  const id = invitationIdOf({ config }, token);
  if (!id) return undefined;
  const row = await listedContests(db)
    .innerJoin("contest_invitations as invitation", "invitation.contest_id", "contest.id")
    .innerJoin("contest_slugs as address", "address.contest_id", "contest.id")
    .select(["invitation.type", "invitation.used_at", "contest.slug", "contest.title", "contest.organization"])
    .where("invitation.id", "=", id)
    .where("address.slug", "=", slug)
    .where("contest.ended_at", "is", null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { type, used_at, ...contest } = row;
  return {
    type: type === "jury" ? ("jury" as const) : ("participant" as const),
    usedAt: used_at?.toISOString() ?? null,
    contest,
  };
}

export async function invitationByToken(ctx: Context, slug: string, token: string) {
  const invitation = await findInvitation(ctx, slug, token);
  if (!invitation) throw invalidInvitation();
  const { type, ...rest } = invitation;
  return { data: { invitationData: { type }, ...rest } };
}
