import type { StaffNewsletterSubscribersQuery } from "@inktvis/contract/features/newsletter/staff-newsletters";
import { sql } from "kysely";
import type * as z from "zod";
import { recordExport } from "#platform/audit/record-export.ts";
import { brusselsDay } from "#platform/clock.ts";
import type { MemberContext } from "#platform/context.ts";
import type { Database } from "#platform/db/database.ts";
import type { RowOf } from "#platform/db/row-of.ts";
import { contains, staffPage } from "#platform/db/staff-page.ts";
import { csvDownload } from "#platform/http/csv-download.ts";
import { limitMember } from "#platform/limits/rate-limit.ts";
import { subscribedAddresses, subscribedMembers } from "./newsletter-recipients.ts";

const BATCH = 500;

/** Everybody who gets the newsletter. */
const subscribers = (db: Database) =>
  db
    .selectFrom(
      subscribedMembers(db)
        .select(["user.id", "user.email", "user.nickname as name", sql<boolean>`true`.as("isMember")])
        .select(sql<Date | null>`null::timestamptz`.as("since"))
        .unionAll(
          subscribedAddresses(db)
            .select(["subscription.id", "subscription.email", sql<string>`subscription.first_name`.as("name")])
            .select([sql<boolean>`false`.as("isMember"), "subscription.confirmed_at as since"]),
        )
        .as("subscriber"),
    )
    .select(["subscriber.id", "subscriber.email", "subscriber.isMember", "subscriber.since"])
    .select(sql<string | null>`subscriber.name`.as("name"));

const toRow = ({ since, ...row }: RowOf<ReturnType<typeof subscribers>>) => ({
  ...row,
  since: since?.toISOString() ?? null,
});

export function listSubscribers({ db }: MemberContext, query: z.output<typeof StaffNewsletterSubscribersQuery>) {
  const { q } = query;
  const rows = subscribers(db).where(
    sql<boolean>`(${contains(sql`subscriber.email`, q)} or ${contains(sql`subscriber.name`, q)})`,
  );
  return staffPage(db, rows, query, { id: sql`subscriber.id`, sorts: { email: sql`subscriber.email` }, toRow });
}

async function* cellsOf({ db }: MemberContext) {
  yield ["E-mailadres", "Naam", "Lid", "Ingeschreven op"];
  for (let after = ""; ;) {
    const rows = await subscribers(db)
      .where("subscriber.email", ">", after)
      .orderBy("subscriber.email")
      .limit(BATCH)
      .execute();
    for (const { email, name, isMember, since } of rows)
      yield [email, name ?? "", isMember ? "ja" : "nee", since ? brusselsDay(since) : ""];
    const last = rows.at(-1);
    if (!last) return;
    after = last.email;
  }
}

/** The people who get the newsletter, one row each. Recorded in the audit log: it contains personal addresses. */
export async function exportSubscribers(ctx: MemberContext) {
  await limitMember(ctx, "downloads");
  const name = `Nieuwsbrief ${brusselsDay(ctx.now)}`;
  await recordExport(ctx, { subject: "newsletterSubscribers", subjectId: brusselsDay(ctx.now), subjectName: name });
  return csvDownload(ctx, name, cellsOf(ctx));
}
