import { sql } from "kysely";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Metrics } from "../metrics.ts";
import type { Mail } from "./mail-content.ts";
import type { Transport } from "./transport.ts";

export interface Mailer {
  /** Sends a mail; resolves once the mail server has accepted it. */
  send: (mail: Mail) => Promise<void>;
}

/** Sends mails and logs them without their content: before sending, so that none is missing, and the outcome after. */
export const createMailer = (services: {
  db: Database;
  clock: Clock;
  metrics: Metrics;
  transport: Transport;
}): Mailer => {
  const { db, clock, metrics, transport } = services;
  const deliver = async (mail: Mail) => {
    try {
      await transport(mail);
    } catch (error) {
      metrics.mails.inc({ outcome: "failed" });
      throw error;
    }
    metrics.mails.inc({ outcome: "sent" });
  };
  return {
    send: async (mail) => {
      if (mail.skipLog) return deliver(mail);
      const { to, kind, subject, userId = null } = mail;
      const { id } = await db
        .insertInto("mail_log")
        .values({
          at: clock.now(),
          kind,
          email: to,
          subject,
          user_id: sql<
            string | null
          >`coalesce((select id from users where lower(email) = lower(${to})), ${userId}::uuid)`,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      const recordOutcome = (outcome: { sent_at: Date } | { error: string }) =>
        db.updateTable("mail_log").set(outcome).where("id", "=", id).execute();
      try {
        await deliver(mail);
      } catch (error) {
        await recordOutcome({ error: error instanceof Error ? error.message : String(error) });
        throw error;
      }
      await recordOutcome({ sent_at: clock.now() });
    },
  };
};
