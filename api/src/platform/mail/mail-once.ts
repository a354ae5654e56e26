import { sql } from "kysely";
import { later, minutes } from "../clock.ts";
import type { Services } from "../context.ts";
import type { Mail } from "./mail-content.ts";

/**
 * Tables with a row for each recipient of a mail to many people, with their columns for the id of that mail and for the
 * recipient.
 */
const SENT = {
  contest_message_recipients: { sent: "message_id", to: "user_id" },
  course_mailing_recipients: { sent: "mailing_id", to: "user_id" },
  newsletter_recipients: { sent: "newsletter_id", to: "id" },
} as const;

interface Recipient {
  of: keyof typeof SENT;
  /** The id of the message, mailing or newsletter. */
  id: string;
  to: string;
}

/** Longer than sending a mail takes. */
const CLAIM = minutes(10);

/**
 * Mails one recipient once, even when the job runs twice or at the same time in two processes: a process claims the row
 * of the recipient before it sends the mail. A job that finds the row claimed fails, and is tried again later. The
 * caller has checked that it was not mailed yet.
 */
export async function mailOnce({ db, clock, mailer }: Services, { of, id, to }: Recipient, mail: Mail) {
  const row = sql`${sql.ref(SENT[of].sent)} = ${id} and ${sql.ref(SENT[of].to)} = ${to}`;
  const now = clock.now();
  const {
    rows: [claimed],
  } = await sql`
    update ${sql.table(of)} set claimed_at = ${now}
    where ${row} and mailed_at is null and (claimed_at is null or claimed_at < ${later(now, -CLAIM)})
    returning ${sql.ref(SENT[of].to)}`.execute(db);
  if (!claimed) throw new Error("Another worker mails this message");
  try {
    await mailer.send(mail);
  } catch (error) {
    await sql`update ${sql.table(of)} set claimed_at = null where ${row}`.execute(db);
    throw error;
  }
  await sql`update ${sql.table(of)} set mailed_at = ${clock.now()} where ${row}`.execute(db);
}

/** Deletes the row of a recipient who should no longer get the mail, so that they are not counted any more. */
export async function dropRecipient({ db }: Pick<Services, "db">, { of, id, to }: Recipient) {
  await sql`
    delete from ${sql.table(of)}
    where ${sql.ref(SENT[of].sent)} = ${id} and ${sql.ref(SENT[of].to)} = ${to} and mailed_at is null`.execute(db);
}
