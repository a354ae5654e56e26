import { sql } from "kysely";
import { addressGained } from "#features/accounts/auth/address-gained.kind.ts";
import { notifyInvited } from "#features/inviting/invitations/notify-invited.ts";
import type { Services } from "#platform/context.ts";
import { onJob } from "#platform/jobs/job.ts";
import { openInvitations } from "./open-invitations.ts";

/**
 * Notifies somebody of the open invitations that were sent to an address before it was theirs
 * (docs/product/invitations.md#sending): the link may have been opened in another browser than the one that confirmed
 * the address. The mail of an invitation that is sent in the meantime notifies too; together they do so once.
 */
async function tellEarlierInvitations({ db, clock }: Services, { userId }: { userId: string }) {
  const person = await db
    .selectFrom("users")
    .select(({ fn }) => fn<string>("lower", ["email"]).as("email"))
    .where("id", "=", userId)
    .executeTakeFirst();
  if (!person) return;
  const invitations = await openInvitations({ db, now: clock.now(), viewer: { id: userId } })
    .select("invitation.id")
    // Uses the index: otherwise every open invitation is read.
    .where(sql<boolean>`lower(invitation.email) = ${person.email}`)
    // Invitations that were sent while somebody else had the address stay theirs (former_emails).
    .where(
      sql<boolean>`not exists (
        select from former_emails former
        where lower(former.email) = ${person.email} and former.user_id <> ${userId}
          and former.given_up_at >= invitation.sent_at
      )`,
    )
    .orderBy("invitation.id")
    .execute();
  for (const { id } of invitations) await notifyInvited({ db, clock }, id);
}

export const invitationKindsJobs = [onJob(addressGained, tellEarlierInvitations)];
