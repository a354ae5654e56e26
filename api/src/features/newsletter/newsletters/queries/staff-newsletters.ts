import type { StaffNewsletterQuery } from "@inktvis/contract/features/newsletter/staff-newsletters";
import { newsletterPath } from "@inktvis/contract/page-paths/organization";
import { originOf } from "@inktvis/contract/sites";
import { type AliasableExpression, sql } from "kysely";
import type * as z from "zod";
import type { Context, EditorContext, MemberContext } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import type { RowOf } from "#platform/db/row-of.ts";
import { contains, staffPage } from "#platform/db/staff-page.ts";
import { contentResource } from "#features/content/publishing/content-resource.ts";
import { subscribedAddresses, subscribedMembers } from "./newsletter-recipients.ts";

const numberOf = (rows: AliasableExpression<unknown>) => sql<number>`(select count(*)::integer from ${rows} counted)`;

const selectNewsletters = (db: Database | Tx) =>
  db
    .selectFrom("newsletters as newsletter")
    .select(["newsletter.id", "newsletter.slug", "newsletter.title", "newsletter.body", "newsletter.sent_at"])
    .select(["newsletter.recipient_count", "newsletter.updated_at", "newsletter.revision"])
    .select((eb) => [
      numberOf(
        eb
          .selectFrom("newsletter_recipients as recipient")
          .select("recipient.id")
          .whereRef("recipient.newsletter_id", "=", "newsletter.id")
          .where("recipient.mailed_at", "is", null),
      ).as("waiting"),
      sql<number>`${numberOf(subscribedMembers(db).select("user.id"))} + ${numberOf(subscribedAddresses(db).select("subscription.id"))}`.as(
        "subscribers",
      ),
    ]);

const toStaffNewsletter =
  ({ config }: Pick<Context, "config">) =>
  (row: RowOf<ReturnType<typeof selectNewsletters>>) => ({
    id: row.id,
    slug: row.slug,
    title: row.title,
    body: row.body,
    isPublic: row.sent_at !== null,
    address: row.slug && originOf(config.sites, "organization") + newsletterPath(row.slug),
    sentAt: row.sent_at?.toISOString() ?? null,
    recipients: row.recipient_count,
    waiting: row.waiting,
    subscribers: row.subscribers,
    updatedAt: row.updated_at.toISOString(),
    revision: row.revision,
  });

/** Newsletters as the staff room reads and changes them; changes are audited. */
export const staffNewsletters = (ctx: EditorContext) =>
  contentResource({
    kind: "newsletters",
    table: "newsletters",
    derived: ["waiting", "subscribers"],
    read: async (db: Database | Tx, id: string) => {
      const row = await selectNewsletters(db).where("newsletter.id", "=", id).executeTakeFirst();
      return row && toStaffNewsletter(ctx)(row);
    },
  });

/** All newsletters, drafts included. */
export function listStaffNewsletters(ctx: MemberContext, query: z.output<typeof StaffNewsletterQuery>) {
  const { q } = query;
  const rows = selectNewsletters(ctx.db).where(contains(sql`newsletter.title`, q));
  return staffPage(ctx.db, rows, query, {
    id: sql`newsletter.id`,
    sorts: {
      updatedAt: sql`newsletter.updated_at`,
      sentAt: sql`newsletter.sent_at`,
      title: sql`newsletter.title collate "nl-BE-x-icu"`,
    },
    toRow: toStaffNewsletter(ctx),
  });
}
