import type { MemberContext } from "#platform/context.ts";
import { notFound } from "#platform/http/errors.ts";
import { textFieldsOf } from "../../texts/queries/text-columns.ts";
import { ownDrafts } from "../draft.policy.ts";

export async function listDrafts({ db, viewer }: MemberContext) {
  const rows = await ownDrafts(db, viewer)
    .select(["draft.id", "draft.text_id", "draft.title", "draft.word_count", "draft.updated_at"])
    .orderBy("draft.updated_at", "desc")
    .orderBy("draft.id")
    .execute();
  return { data: rows.map(summaryOf) };
}

export async function getDraft({ db, viewer }: MemberContext, id: string) {
  const row = await ownDrafts(db, viewer).selectAll("draft").where("draft.id", "=", id).executeTakeFirst();
  if (!row) throw notFound("Deze kladversie bestaat niet.");
  return {
    data: {
      ...summaryOf(row),
      ...textFieldsOf(row),
      body: row.body,
      genres: row.genre_ids,
    },
  };
}

interface SummaryRow {
  id: string;
  text_id: string | null;
  title: string;
  word_count: number;
  updated_at: Date;
}
const summaryOf = (row: SummaryRow) => ({
  id: row.id,
  textId: row.text_id,
  title: row.title,
  wordCount: row.word_count,
  updatedAt: row.updated_at.toISOString(),
});
