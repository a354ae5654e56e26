import type { contract } from "@inktvis/contract";
import { sql } from "kysely";
import type { Database, Tx } from "#platform/db/database.ts";
import type { RowOf } from "#platform/db/row-of.ts";
import { staffPage } from "#platform/db/staff-page.ts";
import type { MemberContext } from "#platform/context.ts";
import { readRichText } from "#platform/heavy-work/read-rich-text.ts";
import { invalid, refused } from "#platform/http/errors.ts";
import { refuseStale } from "#platform/http/refuse-stale.ts";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { auditedResource } from "#platform/audit/audited-resource.ts";
import { numberInForce, termsInForce } from "./terms-in-force.ts";
import { TERMS_PAGE } from "./terms-page.ts";
import { termsChanged } from "./terms.jobs.ts";

const selectTerms = (db: Database | Tx) =>
  db
    .selectFrom("terms_versions as version")
    .select(["version.number", "version.text", "version.created_at", "version.published_at", "version.revision"])
    .select(({ selectFrom, fn }) => [
      termsInForce(db).clearSelect().select("number").as("inForce"),
      selectFrom("users")
        .select(fn.countAll<number>().as("count"))
        .whereRef("users.terms_version", "=", "version.number")
        .as("agreedCount"),
    ]);

const rowOf = (row: RowOf<ReturnType<typeof selectTerms>>) => ({
  id: row.number,
  text: row.text,
  createdAt: row.created_at.toISOString(),
  publishedAt: row.published_at?.toISOString() ?? null,
  inForce: row.inForce === row.number,
  agreedCount: row.agreedCount ?? 0,
  revision: row.revision,
});

const terms = auditedResource({
  name: "terms",
  table: "terms_versions",
  ownerOf: null,
  key: "number",
  omitFromLog: ["inForce", "agreedCount", "revision"],
  read: async (db, number: number) => {
    const row = await selectTerms(db).where("version.number", "=", number).executeTakeFirst();
    return row && rowOf(row);
  },
});

/** @throws 422 for empty terms */
async function readTerms(ctx: MemberContext, text: string) {
  const { html, wordCount } = await readRichText(ctx, text);
  if (wordCount === 0) throw invalid({ text: "Schrijf eerst de voorwaarden." });
  return html;
}

/** @throws 422 once published, because people may have agreed */
function refusePublished({ publishedAt }: { publishedAt: string | null }) {
  if (publishedAt)
    throw refused("Deze versie is gepubliceerd en ligt vast: mensen gingen ermee akkoord. Begin een nieuwe versie.");
}

/** Search indexes the text of this page; the page itself shows the version in force. */
const fillPage = (tx: Tx, text: string, now: Date) =>
  tx
    .insertInto("pages")
    .values({ ...TERMS_PAGE, title: "Voorwaarden", body: text, published_at: now, created_at: now, updated_at: now })
    .onConflict((conflict) =>
      conflict.columns(["site", "parent_id", "slug"]).doUpdateSet({ body: text, updated_at: now }),
    )
    .execute();

export const staffTermsModule = {
  handlers: {
    list: ({ ctx, query }) =>
      staffPage(ctx.db, selectTerms(ctx.db), query, {
        id: sql`version.number`,
        sorts: { id: sql`version.number` },
        toRow: rowOf,
      }),
    get: ({ ctx, params }) => terms.get(ctx, params.id),
    create: async ({ ctx, body }) => {
      const text = await readTerms(ctx, body.text);
      return terms.create(ctx, async (tx) => {
        const { number } = await tx
          .insertInto("terms_versions")
          .values({ text, created_at: ctx.now, updated_at: ctx.now })
          .returning("number")
          .executeTakeFirstOrThrow();
        return number;
      });
    },
    update: async ({ ctx, params, body }) => {
      const text = await readTerms(ctx, body.text);
      return terms.update(ctx, params.id, async (tx, before) => {
        refusePublished(before);
        refuseStale(before, body.revision);
        await tx
          .updateTable("terms_versions")
          .set({ text, revision: before.revision + 1, updated_at: ctx.now })
          .where("number", "=", params.id)
          .execute();
      });
    },
    delete: ({ ctx, params }) =>
      terms.delete(ctx, params.id, async (tx, before) => {
        refusePublished(before);
        await tx.deleteFrom("terms_versions").where("number", "=", params.id).execute();
      }),
    publish: ({ ctx, params, body }) =>
      terms.update(ctx, params.id, async (tx, before) => {
        refusePublished(before);
        refuseStale(before, body.revision);
        const former = await numberInForce(tx);
        await tx.updateTable("terms_versions").set({ published_at: ctx.now }).where("number", "=", params.id).execute();
        await fillPage(tx, before.text, ctx.now);
        if (former !== null) await ctx.jobs.enqueue(tx, termsChanged, { number: params.id, after: null });
      }),
  } satisfies ApiHandlers<typeof contract>["staffTerms"],
};
