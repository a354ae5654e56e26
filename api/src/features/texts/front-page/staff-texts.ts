import type { StaffTextsQuery } from "@inktvis/contract/features/texts/staff-texts";
import { sql } from "kysely";
import { auditedResource } from "#platform/audit/audited-resource.ts";
import type { MemberContext } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import { lockName } from "#platform/db/lock-name.ts";
import type { RowOf } from "#platform/db/row-of.ts";
import { staffPage } from "#platform/db/staff-page.ts";
import { matchesTitle, wordQuery } from "#platform/search/search-words.ts";
import { peopleNamed } from "#features/people/people/people-named.ts";
import { publicTexts } from "../texts/text.policy.ts";

/** The texts of others: nobody recommends their own text. */
const selectStaffTexts = (db: Database | Tx, { viewer }: MemberContext) =>
  publicTexts(db)
    .where("text.author_id", "!=", viewer.id)
    .innerJoin("users as author", "author.id", "text.author_id")
    .select([
      "text.id",
      "text.title",
      "text.slug",
      "author.nickname as author",
      "text.word_count as wordCount",
      "text.is_tip as isTip",
      "text.is_lead as isLead",
      sql<Date>`text.published_at`.as("publishedAt"),
    ]);

const staffTextOf = ({ publishedAt, ...row }: RowOf<ReturnType<typeof selectStaffTexts>>) => ({
  ...row,
  publishedAt: publishedAt.toISOString(),
});

/** Texts in the staff room: only those that visitors may read (docs/product/texts.md#tips-of-the-house). */
export const staffTexts = (ctx: MemberContext) =>
  auditedResource({
    name: "texts",
    table: "texts",
    ownerOf: async (tx, id: string) => {
      const { author_id } = await tx
        .selectFrom("texts")
        .select("author_id")
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      return author_id;
    },
    // Only one text leads: two simultaneous choices would both see the previous lead. Texts are locked in the order of
    // their ids, as everywhere.
    lock: async (tx: Tx, id?: string) => {
      await lockName(tx, "front-page");
      await sql`select id from texts where id = ${id ?? null} or is_lead order by id for no key update`.execute(tx);
    },
    read: async (db, id: string) => {
      const row = await selectStaffTexts(db, ctx).where("text.id", "=", id).executeTakeFirst();
      return row && staffTextOf(row);
    },
  });

/** @param query `q` finds words in a title, or the name of an author */
export const listStaffTexts = (ctx: MemberContext, { q, promoted, ...query }: StaffTextsQuery) =>
  staffPage(
    ctx.db,
    selectStaffTexts(ctx.db, ctx)
      .$if(Boolean(q), (texts) => {
        const byName = sql<boolean>`text.author_id = any(array(${peopleNamed(ctx, wordQuery(q ?? ""))}))`;
        return texts.where(({ or }) => or([matchesTitle(sql.ref("text.title"), q ?? ""), byName]));
      })
      .$if(promoted === "tip", (texts) => texts.where("text.is_tip", "=", sql.lit(true)))
      .$if(promoted === "lead", (texts) => texts.where("text.is_lead", "=", sql.lit(true))),
    query,
    { id: sql`text.id`, sorts: { publishedAt: sql`text.published_at` }, toRow: staffTextOf, isLarge: true },
  );
