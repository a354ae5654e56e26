import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import type { InvitationType } from "#features/inviting/invitations/invited-to.ts";
import { type Invite, sendInvitations } from "#features/inviting/invitations/send-invitations.ts";
import { invitationSent } from "./invitations.jobs.ts";

interface Sending {
  contestId: string;
  type: InvitationType;
  text: string;
}

/**
 * Mails invitations to a contest, whose row the caller has locked (docs/product/invitations.md#sending). @throws 429
 */
export const sendContestInvitations = (
  ctx: MemberContext,
  tx: Tx,
  { contestId, type, text }: Sending,
  invites: readonly Invite[],
) =>
  sendInvitations(
    ctx,
    tx,
    {
      to: { kind: "contest", id: contestId },
      type,
      text,
      accountsIn: (within, emails) => accountsIn(within, { contestId, type }, emails),
      mailJob: invitationSent,
    },
    invites,
  );

/**
 * The addresses among these whose account is on the jury, or (to take part) has an entry that was handed in. People who
 * only started are treated as any other: organisers may not learn who they are.
 */
export async function accountsIn(
  tx: Tx,
  { contestId, type }: { contestId: string; type: InvitationType },
  emails: readonly string[],
) {
  if (emails.length === 0) return [];
  const rows = await tx
    .selectFrom("users as user")
    .select(({ fn }) => fn<string>("lower", ["user.email"]).as("email"))
    .where(({ fn }) => fn<string>("lower", ["user.email"]), "in", emails)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom("contest_jury as juror")
            .select("juror.id")
            .whereRef("juror.user_id", "=", "user.id")
            .where("juror.contest_id", "=", contestId),
        ),
        ...(type === "participant"
          ? [
              exists(
                selectFrom("participations as participation")
                  .select("participation.id")
                  .whereRef("participation.user_id", "=", "user.id")
                  .where("participation.contest_id", "=", contestId)
                  .where("participation.finalized_at", "is not", null),
              ),
            ]
          : []),
      ]),
    )
    .execute();
  return rows.map(({ email }) => email);
}
