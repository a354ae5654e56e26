import { sql } from "kysely";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { consumeRateLimitHits } from "#platform/limits/rate-limit.ts";
import { tooManyInvitations } from "./invitation.errors.ts";
import { invitationSent } from "./invitations.jobs.ts";

export type InvitationType = "jury" | "participant";
export interface Invite {
  /** In small letters, each once. */
  email: string;
  ageCategoryId: number | null;
}

/**
 * Mails everybody who is not in yet; who was invited before gets the mail again, with the words and the age category of
 * now. Answers whom nothing was sent, because they are in. The caller holds the row of the contest.
 */
export async function sendInvitations(
  ctx: MemberContext,
  tx: Tx,
  { contestId, type, text }: { contestId: string; type: InvitationType; text: string },
  invites: readonly Invite[],
) {
  const already = await emailsAlreadyIn(
    tx,
    contestId,
    type,
    invites.map(({ email }) => email),
  );
  // In order, so that two who invite the same people at once do not wait for each other.
  const fresh = invites
    .filter(({ email }) => !already.has(email))
    .toSorted((one, other) => (one.email < other.email ? -1 : 1));
  if (fresh.length > 0) await mail(ctx, tx, { contestId, type, text }, fresh);
  return { data: { sent: fresh.length, already: [...already].toSorted() } };
}

async function mail(
  { viewer, config, now, jobs }: MemberContext,
  tx: Tx,
  { contestId, type, text }: { contestId: string; type: InvitationType; text: string },
  invites: readonly Invite[],
) {
  const limit = config.limits.invitations;
  // In the transaction: mails that were refused do not count.
  if (!(await consumeRateLimitHits({ db: tx, now }, limit, invites.length, "invitations", viewer.id)))
    throw tooManyInvitations(limit.times);
  const sent = await tx
    .insertInto("contest_invitations")
    .columns(["contest_id", "type", "email", "age_category_id", "message", "sent_at"])
    .expression((eb) =>
      eb
        .selectFrom(
          sql<{ email: string; age_category_id: number | null }>`unnest(
            ${invites.map(({ email }) => email)}::text[],
            ${invites.map(({ ageCategoryId }) => ageCategoryId)}::integer[]
          )`.as<"invite">(sql`invite (email, age_category_id)`),
        )
        .select([
          sql<string>`${contestId}::uuid`.as("contest_id"),
          sql<string>`${type}::text`.as("type"),
          "invite.email",
          "invite.age_category_id",
          sql<string>`${text}::text`.as("message"),
          sql<Date>`${now}::timestamptz`.as("sent_at"),
        ]),
    )
    .onConflict((conflict) =>
      conflict.columns(["contest_id", "type", "email"]).doUpdateSet((eb) => ({
        age_category_id: eb.ref("excluded.age_category_id"),
        message: eb.ref("excluded.message"),
        sent_at: eb.ref("excluded.sent_at"),
        declined_at: null,
      })),
    )
    .returning("id")
    .execute();
  await jobs.enqueueAll(
    tx,
    invitationSent,
    sent.map(({ id }) => ({ invitationId: id })),
  );
}

/**
 * Of these addresses those that accepted, or whose account is in: on the jury, or (to take part) with an entry that was
 * handed in. Who only began is not told apart from others: organisers do not see who that is.
 */
async function emailsAlreadyIn(tx: Tx, contestId: string, type: InvitationType, emails: readonly string[]) {
  const accepted = tx
    .selectFrom("contest_invitations")
    .select("email")
    .where("contest_id", "=", contestId)
    .where("type", "=", type)
    .where("used_at", "is not", null)
    .where("email", "in", emails);
  const accounts = tx
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
    );
  const rows = await accepted.union(accounts).execute();
  return new Set(rows.map(({ email }) => email));
}
