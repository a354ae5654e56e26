import { sql } from "kysely";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import type { JobKind } from "#platform/jobs/job-kind.ts";
import { consumeRateLimitHits, consumeRateLimits, rateLimitLeft } from "#platform/limits/rate-limit.ts";
import { tooManyInvitations } from "./invitation.errors.ts";
import { type InvitationType, type InvitedTo, SUBJECT_COLUMNS } from "./invited-to.ts";

export interface Invite {
  /** In lower case, without duplicates. */
  email: string;
  /** The age category of a contest that a juror reads; null for all. */
  ageCategoryId?: number | null;
}

interface Sending {
  to: InvitedTo;
  type: InvitationType;
  /** The organiser's own words. */
  text: string;
  /** The addresses among these, in lower case, whose account takes part already. */
  accountsIn: (tx: Tx, emails: readonly string[]) => Promise<readonly string[]>;
  /** The job that mails one invitation. */
  mailJob: JobKind<{ invitationId: string }>;
}

/**
 * An address gets no second mail about the same thing within an hour, even after its invitation was deleted: it may
 * belong to a stranger.
 */
const MAILS_AN_ADDRESS = { times: 1, seconds: 3600 };

/**
 * Mails everybody who does not take part yet; people who were invited before are mailed again, with the new words,
 * after an hour at the earliest (docs/product/invitations.md#sending). The caller has locked the row of what they are
 * invited to.
 * @returns how many mails are sent, who takes part already, and who was mailed too recently
 * @throws 429 over the daily limit; nothing is sent then
 */
export async function sendInvitations(ctx: MemberContext, tx: Tx, sending: Sending, invites: readonly Invite[]) {
  const emails = invites.map(({ email }) => email);
  if (emails.length === 0) return { data: { sent: 0, already: [], invited: [] } };
  const areIn = new Set([
    ...(await emailsThatAccepted(tx, sending, emails)),
    ...(await sending.accountsIn(tx, emails)),
  ]);
  const fresh = await notMailedJustNow(
    ctx,
    tx,
    sending,
    invites.filter(({ email }) => !areIn.has(email)),
  );
  if (fresh.length > 0) await mail(ctx, tx, sending, fresh);
  const mailed = new Set(fresh.map(({ email }) => email));
  const already = emails.filter((email) => areIn.has(email)).toSorted();
  const invited = emails.filter((email) => !areIn.has(email) && !mailed.has(email)).toSorted();
  return { data: { sent: fresh.length, already, invited } };
}

/** How many invitations the viewer can still send today. */
export const invitationsLeft = ({ viewer, config, now }: MemberContext, tx: Tx) =>
  rateLimitLeft({ db: tx, now }, config.limits.invitations, "invitations", viewer.id);

/** Counts the mails that are about to be sent, and leaves out people who were mailed within the hour. */
async function notMailedJustNow(
  { now }: MemberContext,
  tx: Tx,
  { to, type }: Sending,
  invites: readonly Invite[],
): Promise<Invite[]> {
  const keys = invites.map(({ email }) => ["invited", to.kind, to.id, type, email]);
  const isAllowed = await consumeRateLimits({ db: tx, now }, MAILS_AN_ADDRESS, keys);
  return invites.filter((_invite, index) => isAllowed[index]);
}

async function mail(ctx: MemberContext, tx: Tx, { to, type, text, mailJob }: Sending, invites: readonly Invite[]) {
  const { viewer, config, now, jobs } = ctx;
  const limit = config.limits.invitations;
  const left = await invitationsLeft(ctx, tx);
  // In the transaction, so that refused mails do not count.
  if (!(await consumeRateLimitHits({ db: tx, now }, limit, invites.length, "invitations", viewer.id)))
    throw tooManyInvitations(limit.times, left);
  const column = SUBJECT_COLUMNS[to.kind];
  const sent = await tx
    .insertInto("invitations")
    .columns([column, "type", "email", "age_category_id", "message", "sent_at"])
    .expression((eb) =>
      eb
        .selectFrom(
          sql<{ email: string; age_category_id: number | null }>`unnest(
            ${invites.map(({ email }) => email)}::text[],
            ${invites.map(({ ageCategoryId }) => ageCategoryId ?? null)}::integer[]
          )`.as<"invite">(sql`invite (email, age_category_id)`),
        )
        .select([
          sql<string>`${to.id}::uuid`.as(column),
          sql<string>`${type}::text`.as("type"),
          "invite.email",
          "invite.age_category_id",
          sql<string>`${text}::text`.as("message"),
          sql<Date>`${now}::timestamptz`.as("sent_at"),
        ]),
    )
    .onConflict((conflict) =>
      conflict
        .columns([column, "type", "email"])
        .where(column, "is not", null)
        .doUpdateSet((eb) => ({
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
    mailJob,
    sent.map(({ id }) => ({ invitationId: id })),
  );
}

async function emailsThatAccepted(tx: Tx, { to, type }: Sending, emails: readonly string[]) {
  const rows = await tx
    .selectFrom("invitations")
    .select("email")
    .where(SUBJECT_COLUMNS[to.kind], "=", to.id)
    .where("type", "=", type)
    .where("used_at", "is not", null)
    .where("email", "in", emails)
    .execute();
  return rows.map(({ email }) => email);
}
