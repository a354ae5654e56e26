import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { invalidInvitation, wrongAccount } from "./invitation.errors.ts";
import { invitationIdOf } from "./invitation-token.ts";
import { type InvitationKind, type InvitationType, invitationTypeOf, SUBJECT_COLUMNS } from "./invited-to.ts";

interface AcceptedInvitation {
  type: InvitationType;
  /** The age category of a contest that a juror reads; null for all. */
  ageCategoryId: number | null;
}

interface Accepting<Subject extends { id: string }> {
  kind: InvitationKind;
  token: string;
  /** Finds what the link invites to, locked when `join` needs that; undefined when nobody can accept any more. */
  subject: (tx: Tx) => Promise<Subject | undefined>;
  /** What accepting does, besides marking the invitation as used. */
  join?: (tx: Tx, subject: Subject, invitation: AcceptedInvitation) => Promise<void>;
}

/**
 * Accepts an invitation by its link; idempotent for the same person (docs/product/invitations.md#accepting). When it is
 * refused, the invitation stays unused.
 * @throws 403 for a link that is not valid, and for another account (`other-account`); what `join` throws
 */
export async function acceptInvitation<Subject extends { id: string }>(
  ctx: MemberContext,
  { kind, token, subject: find, join }: Accepting<Subject>,
): Promise<AcceptedInvitation> {
  const { db, viewer, now } = ctx;
  const id = invitationIdOf(ctx, kind, token);
  if (!id) throw invalidInvitation();
  return db.transaction().execute(async (tx) => {
    const subject = await find(tx);
    // The person before the invitation, in the same order as erasing a person.
    await tx.selectFrom("users").select("id").where("id", "=", viewer.id).forKeyShare().execute();
    const invitation = subject && (await lockInvitation(tx, { id, kind, subjectId: subject.id, viewerId: viewer.id }));
    if (!invitation) throw invalidInvitation();
    const accepted = { type: invitationTypeOf(invitation), ageCategoryId: invitation.age_category_id };
    if (invitation.used_at && invitation.used_by === viewer.id) return accepted;
    if (invitation.ownEmail !== invitation.email) throw wrongAccount();
    if (invitation.used_at) throw invalidInvitation();
    await join?.(tx, subject, accepted);
    await tx
      .updateTable("invitations")
      .set({ used_at: now, used_by: viewer.id, declined_at: null })
      .where("id", "=", id)
      .execute();
    return accepted;
  });
}

interface Wanted {
  id: string;
  kind: InvitationKind;
  subjectId: string;
  viewerId: string;
}
const lockInvitation = (tx: Tx, { id, kind, subjectId, viewerId }: Wanted) =>
  tx
    .selectFrom("invitations as invitation")
    .innerJoin("users as user", (join) => join.on("user.id", "=", viewerId))
    .selectAll("invitation")
    .select(({ fn }) => fn<string>("lower", ["user.email"]).as("ownEmail"))
    .where("invitation.id", "=", id)
    .where(`invitation.${SUBJECT_COLUMNS[kind]}`, "=", subjectId)
    .forUpdate("invitation")
    .executeTakeFirst();
