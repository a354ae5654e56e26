import type { StaffMailsQuery } from "@inktvis/contract/features/staff/staff-mails";
import { sql } from "kysely";
import type { MemberContext } from "#platform/context.ts";
import { staffPage } from "#platform/db/staff-page.ts";

/** The mail log, filtered by a whole address: a substring search would scan the table. */
export function listMails({ db }: MemberContext, query: StaffMailsQuery) {
  const { q, state } = query;
  const mails = db
    .selectFrom("mail_log as mail")
    .select(["mail.id", "mail.at", "mail.kind", "mail.email", "mail.subject", "mail.sent_at", "mail.error"])
    .$if(Boolean(q), (all) => all.where(sql`lower(mail.email)`, "=", q?.toLowerCase() ?? ""))
    .$if(state === "sent", (all) => all.where("mail.sent_at", "is not", null))
    .$if(state === "failed", (all) => all.where("mail.error", "is not", null));
  return staffPage(db, mails, query, {
    id: sql`mail.id`,
    sorts: { at: sql`mail.at` },
    toRow: ({ sent_at, at, ...mail }) => ({
      ...mail,
      at: at.toISOString(),
      sentAt: sent_at?.toISOString() ?? null,
    }),
    isLarge: true,
  });
}
