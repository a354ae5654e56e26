import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Metrics } from "../metrics.ts";
import type { Mail } from "./mail-content.ts";
import type { Transport } from "./transport.ts";

/** A database that was killed is back within seconds. */
const RECORD_TRIES = 60;
const BETWEEN_TRIES_MS = 500;

export interface Mailer {
  /**
   * Sends a mail; resolves once the mail server has accepted it.
   * @param jobId the job that sends it: when that runs again, a mail that was already accepted is not sent again
   */
  send: (mail: Mail, jobId?: string) => Promise<void>;
}

/**
 * Sends mails and logs them without their content: before sending, so that none is missing, and the outcome after
 * (docs/decisions/0047-mails-of-killed-processes.md).
 */
export const createMailer = (services: {
  db: Database;
  clock: Clock;
  metrics: Metrics;
  transport: Transport;
}): Mailer => {
  const { db, clock, metrics, transport } = services;
  const deliver = async (mail: Mail, id: string) => {
    try {
      await transport(mail, id);
    } catch (error) {
      metrics.mails.inc({ outcome: "failed" });
      throw error;
    }
    metrics.mails.inc({ outcome: "sent" });
  };
  return {
    send: async (mail, jobId) => {
      const id = jobId === undefined ? crypto.randomUUID() : idOf(mail, jobId);
      if (mail.skipLog) return deliver(mail, id);
      if (!(await beginSending(services, mail, id))) return;
      const recordOutcome = (outcome: { sent_at: Date } | { error: string }) =>
        db.updateTable("mail_log").set(outcome).where("id", "=", id).execute();
      try {
        await deliver(mail, id);
      } catch (error) {
        await recordOutcome({ error: error instanceof Error ? error.message : String(error) });
        throw error;
      }
      await insist(() => recordOutcome({ sent_at: clock.now() }));
    },
  };
};

/** Logs the mail; false when it was accepted before. */
async function beginSending({ db, clock }: { db: Database; clock: Clock }, mail: Mail, id: string) {
  const { to, kind, loggedSubject: subject = mail.subject, userId = null } = mail;
  const begun = await db
    .insertInto("mail_log")
    .values({
      id,
      at: clock.now(),
      kind,
      email: to,
      subject,
      user_id: sql<string | null>`coalesce((select id from users where lower(email) = lower(${to})), ${userId}::uuid)`,
    })
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet(({ ref }) => ({ at: ref("excluded.at"), subject: ref("excluded.subject"), error: null }))
        .where("mail_log.sent_at", "is", null),
    )
    .returning("id")
    .executeTakeFirst();
  return begun !== undefined;
}

/** Retries for a while, because an accepted mail that is not recorded would be sent again. */
async function insist(record: () => Promise<unknown>) {
  for (let tries = 1; ; tries++)
    try {
      await record();
      return;
    } catch (error) {
      if (tries === RECORD_TRIES) throw error;
      await pause(BETWEEN_TRIES_MS);
    }
}

/** The id of a mail, the same each time that the job sends it: a custom UUID (RFC 9562, version 8). */
function idOf({ kind, to }: Mail, jobId: string) {
  const hex = createHash("sha256").update([jobId, kind, to.toLowerCase()].join("|")).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
