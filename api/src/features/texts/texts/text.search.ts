import { sql } from "kysely";
import type { Context } from "#platform/context.ts";
import { compiledOnce } from "#platform/db/compiled-once.ts";
import { peopleNamed } from "#features/people/people/people-named.ts";
import { headline, highlightAll, type SearchModel, snippetFrom } from "#platform/search/search-model.ts";
import { selectWithAuthor, textSummaryOf } from "./queries/text-columns.ts";
import { listedTexts } from "./text.policy.ts";

const date = sql`text.published_at`;

const tiles = (scope: Pick<Context, "db" | "viewer">, ids: readonly string[], query: string) =>
  selectWithAuthor(listedTexts(scope))
    .select([headline(sql`text.body`, query).as("headline"), highlightAll(sql`text.title`, query).as("markedTitle")])
    .where(sql<boolean>`text.id = any(${ids}::uuid[])`);

const listForVisitors = compiledOnce((db, { ids }: { ids: readonly string[] }) =>
  tiles({ db, viewer: undefined }, ids, ""),
);

/** Texts in GET /search: matched by title and body; `popularity` sorts by likes. */
export const textSearch: SearchModel = {
  name: "text",
  id: "text.id",
  searchableRows: (ctx, { filters, modelConfigurations }) => {
    if (filters.tags?.length) return undefined;
    const { genres } = filters;
    const { isTip } = modelConfigurations.text ?? {};
    return listedTexts(ctx)
      .$if(genres !== undefined && genres.length > 0, (texts) =>
        texts.where(({ exists, selectFrom }) =>
          exists(
            selectFrom("text_genres as wanted")
              .select("wanted.genre_id")
              .whereRef("wanted.text_id", "=", "text.id")
              .where("wanted.genre_id", "in", genres ?? []),
          ),
        ),
      )
      .$if(isTip !== undefined, (texts) => texts.where("text.is_tip", "=", sql.lit(isTip === true)));
  },
  title: "text.title",
  matches: (_ctx, query) => sql`text.search @@ to_tsquery('dutch_plain', ${query})`,
  matchesAuthorName: (ctx, query) => sql`text.author_id = any(array(${peopleNamed(ctx, query)}))`,
  rank: (query) => sql`ts_rank(text.search, to_tsquery('dutch_plain', ${query}))`,
  sorts: () => ({
    date: [date],
    published_at: [date],
    title: [sql`text.title collate "nl-BE-x-icu"`],
    popularity: [sql`text.likes`, date],
  }),
  titles: (db) => db.selectFrom("texts").select("title").where("is_private", "=", false),
  loadResults: async (ctx, ids, query) => {
    const rows = ctx.viewer || query ? await tiles(ctx, ids, query).execute() : await listForVisitors(ctx.db, { ids });
    return rows.map((row) => ({
      model: "text" as const,
      ...textSummaryOf(row, ctx.now),
      snippet: snippetFrom(row.headline),
      markedTitle: snippetFrom(row.markedTitle),
    }));
  },
};
