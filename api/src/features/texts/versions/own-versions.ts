import type { MemberContext } from "#platform/context.ts";
import { notFound } from "#platform/http/errors.ts";
import { editableTexts } from "../texts/text.policy.ts";
import { noSuchText } from "../texts/text.errors.ts";

const ownText = ({ db, viewer }: MemberContext, slug: string) =>
  editableTexts(db, viewer)
    .innerJoin("text_slugs as address", "address.text_id", "text.id")
    .where("address.slug", "=", slug);

const COLUMNS = ["version.id", "version.revision", "version.title", "version.word_count", "version.saved_at"] as const;

export async function listVersions(ctx: MemberContext, slug: string) {
  const text = await ownText(ctx, slug).select("text.id").executeTakeFirst();
  if (!text) throw noSuchText();
  const rows = await ctx.db
    .selectFrom("text_versions as version")
    .select(COLUMNS)
    .where("version.text_id", "=", text.id)
    .orderBy("version.revision", "desc")
    .execute();
  return { data: rows.map(summaryOf) };
}

export async function getVersion(ctx: MemberContext, slug: string, id: string) {
  const row = await ownText(ctx, slug)
    .innerJoin("text_versions as version", "version.text_id", "text.id")
    .select([...COLUMNS, "version.body"])
    .where("version.id", "=", id)
    .executeTakeFirst();
  if (!row) throw notFound("Deze versie bestaat niet meer.");
  return { data: { ...summaryOf(row), body: row.body } };
}

interface SummaryRow {
  id: string;
  revision: number;
  title: string;
  word_count: number;
  saved_at: Date;
}
const summaryOf = (row: SummaryRow) => ({
  id: row.id,
  revision: row.revision,
  title: row.title,
  wordCount: row.word_count,
  savedAt: row.saved_at.toISOString(),
});
