import { grants } from "@inktvis/contract/access";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Invite } from "#features/inviting/invitations/send-invitations.ts";
import { changeInContest } from "../../contests/manage-contest.ts";
import { foreignCategory, formerOrganizer, ownAddress, twoCategories } from "../invitation.errors.ts";
import { checkInviting } from "../invitation.policy.ts";
import { sendContestInvitations } from "../send-contest-invitations.ts";

/** Invites people to judge one age category, or all (docs/product/invitations.md#form). */
export async function inviteJury(
  ctx: MemberContext,
  slug: string,
  { text, invites }: { text: string; invites: readonly Invite[] },
) {
  return changeInContest(ctx, { act: "invite-jury", which: { slug } }, async (tx, contest, say) => {
    checkInviting(ctx, contest);
    const wanted = dedupeInvites(invites);
    await refuseOwnAddress(tx, contest.organizer_id, wanted);
    await refuseFormerOrganizers(ctx, tx, contest.id, wanted);
    await checkCategories(tx, contest.id, wanted);
    const answer = await sendContestInvitations(ctx, tx, { contestId: contest.id, type: "jury", text }, wanted);
    say({ about: { sent: answer.data.sent } });
    return answer;
  });
}

/** Nobody judges two categories: an address in two boxes is a mistake that only the organiser can correct. */
function dedupeInvites(invites: readonly Invite[]) {
  const byEmail = new Map<string, Invite>();
  for (const invite of invites) {
    const known = byEmail.get(invite.email);
    if (known && known.ageCategoryId !== invite.ageCategoryId) throw twoCategories(invite.email);
    byEmail.set(invite.email, invite);
  }
  return [...byEmail.values()];
}

/** The organiser of a contest knows who wrote what, and so cannot be a juror of it. */
async function refuseOwnAddress(tx: Tx, organizerId: string, invites: readonly Invite[]) {
  const organizer = await tx.selectFrom("users").select("email").where("id", "=", organizerId).executeTakeFirst();
  if (invites.some(({ email }) => email === organizer?.email.toLowerCase())) throw ownAddress();
}

/**
 * Nor can a former organiser. Only staff, who see the addresses of accounts, may recognise them by that address; an
 * organiser recognises them by the contact address that the contest showed (docs/product/juries.md#jurors).
 */
async function refuseFormerOrganizers(
  { viewer }: MemberContext,
  tx: Tx,
  contestId: string,
  invites: readonly Invite[],
) {
  const former = await tx
    .selectFrom("former_organizers as former")
    .innerJoin("users as user", "user.id", "former.user_id")
    .select(["user.email", "former.contact_email"])
    .where("former.contest_id", "=", contestId)
    .execute();
  const seesAccounts = grants(viewer.roles, "managePeople");
  const known = new Set(
    former.flatMap(({ email, contact_email }) => [contact_email, ...(seesAccounts ? [email.toLowerCase()] : [])]),
  );
  const refused = invites.find(({ email }) => known.has(email));
  if (refused) throw formerOrganizer(refused.email);
}

async function checkCategories(tx: Tx, contestId: string, invites: readonly Invite[]) {
  const asked = new Set(invites.flatMap(({ ageCategoryId }) => ageCategoryId ?? []));
  if (asked.size === 0) return;
  const known = await tx
    .selectFrom("contest_age_categories")
    .select("id")
    .where("contest_id", "=", contestId)
    .where("id", "in", [...asked])
    // Locked, so that none is deleted in the meantime.
    .forKeyShare()
    .execute();
  if (known.length < asked.size) throw foreignCategory();
}
