import type { StaffTermsQuery } from "@inktvis/contract/features/staff-terms";
import { sql } from "kysely";
import type { MemberContext } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { RowOf } from "../../../platform/db/row-of.ts";
import { staffPage } from "../../../platform/db/staff-page.ts";
import { noSuchTerms } from "../terms.errors.ts";
import { termsInForce } from "../terms-in-force.ts";

const selectTerms = (db: Database) =>
  db
    .selectFrom("terms_versions as version")
    .select(["version.number", "version.text", "version.created_at", "version.published_at"])
    .select(({ selectFrom, fn }) =>
      selectFrom("users")
        .select(fn.countAll<number>().as("count"))
        .whereRef("users.terms_version", "=", "version.number")
        .as("agreedCount"),
    );

const termsOf = (row: RowOf<ReturnType<typeof selectTerms>>, inForce: number | undefined) => ({
  id: row.number,
  text: row.text,
  createdAt: row.created_at.toISOString(),
  publishedAt: row.published_at?.toISOString() ?? null,
  inForce: row.number === inForce,
  agreedCount: row.agreedCount ?? 0,
});

export async function listTerms({ db }: MemberContext, query: StaffTermsQuery) {
  const [{ rows, meta }, terms] = await Promise.all([
    staffPage(db, selectTerms(db), {
      query,
      id: "version.number",
      ids: "integer",
      sorts: { id: sql`version.number` },
    }),
    termsInForce(db),
  ]);
  return { data: rows.map((row) => termsOf(row, terms?.number)), meta };
}

export async function getTerms({ db }: MemberContext, number: number) {
  const [row, terms] = await Promise.all([
    selectTerms(db).where("version.number", "=", number).executeTakeFirst(),
    termsInForce(db),
  ]);
  if (!row) throw noSuchTerms();
  return { data: termsOf(row, terms?.number) };
}
