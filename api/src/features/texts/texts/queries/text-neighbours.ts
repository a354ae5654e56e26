import { sql } from "kysely";
import type { Context } from "#platform/context.ts";
import { compiledOnce } from "#platform/db/compiled-once.ts";
import type { ForViewer } from "#platform/query-scope.ts";
import { noSuchText } from "../text.errors.ts";
import { listedTexts, visibleTexts } from "../text.policy.ts";
import { selectWithAuthor, textSummaryOf } from "./text-columns.ts";

const MAX_RELATED = 3;
/** The most liked are chosen among this many of the newest, so that new texts get a chance. */
const CANDIDATES = 60;

type Place = "previous" | "next" | "related";

const neighbours = (scope: ForViewer, slug: string) =>
  selectWithAuthor(scope.db.selectFrom("texts as text"))
    .innerJoin(neighbourIds(scope, slug).as("neighbour"), "neighbour.id", "text.id")
    .select("neighbour.place")
    .orderBy("text.likes", "desc")
    .orderBy("text.id", "desc");

const neighboursForVisitors = compiledOnce((db, { slug }: { slug: string }) =>
  neighbours({ db, viewer: undefined }, slug),
);

/** What to read after a text. @throws 404 */
export async function textNeighbours(ctx: Context, slug: string) {
  const rows = ctx.viewer ? await neighbours(ctx, slug).execute() : await neighboursForVisitors(ctx.db, { slug });
  if (rows.length === 0) await requireVisible(ctx, slug);
  const at = (place: Place) => rows.filter((row) => row.place === place);
  const linkTo = ([row]: typeof rows) => (row ? { slug: row.slug, title: row.title } : null);
  return {
    data: {
      previous: linkTo(at("previous")),
      next: linkTo(at("next")),
      related: at("related").map((row) => textSummaryOf(row, ctx.now)),
    },
  };
}

const textAt = (scope: ForViewer, slug: string) =>
  visibleTexts(scope)
    .innerJoin("text_slugs as address", "address.text_id", "text.id")
    .select(["text.id", "text.author_id", "text.published_at"])
    .where("address.slug", "=", slug);

async function requireVisible(ctx: Context, slug: string) {
  if (!(await textAt(ctx, slug).executeTakeFirst())) throw noSuchText();
}

/** The ids of all neighbours in one statement, because planning four takes longer than running them. */
const neighbourIds = (scope: ForViewer, slug: string) => sql<{ id: string; place: Place }>`(
  with current as materialized (${textAt(scope, slug)})
  (${adjacentText(scope, "previous")}) union all (${adjacentText(scope, "next")}) union all (${relatedTexts(scope)})
)`;

/** A column of the text whose neighbours these are. */
const current = <T>(column: "id" | "author_id" | "published_at") => sql<T>`(select ${sql.ref(column)} from current)`;

function adjacentText(scope: ForViewer, place: "previous" | "next") {
  const [sign, order] = place === "previous" ? (["<", "desc"] as const) : ([">", "asc"] as const);
  return listedTexts(scope)
    .select(["text.id", sql.lit(place).as("place")])
    .where("text.author_id", "=", current<string>("author_id"))
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple("text.published_at", "text.id"), sign, tuple(current<Date>("published_at"), current<string>("id"))),
    )
    .orderBy("text.published_at", order)
    .orderBy("text.id", order)
    .limit(1);
}

/** Texts by other authors that share a genre. */
function relatedTexts(scope: ForViewer) {
  const newest = listedTexts(scope)
    .select("text.id")
    .where("text.author_id", "<>", current<string>("author_id"))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("text_genres as theirs")
          .innerJoin("text_genres as ours", "ours.genre_id", "theirs.genre_id")
          .select(sql`1`.as("one"))
          .whereRef("theirs.text_id", "=", "text.id")
          .where("ours.text_id", "=", current<string>("id")),
      ),
    )
    .orderBy("text.published_at", "desc")
    .orderBy("text.id", "desc")
    .limit(CANDIDATES);
  return scope.db
    .selectFrom("texts as text")
    .select(["text.id", sql.lit("related").as("place")])
    .where("text.id", "in", newest)
    .orderBy("text.likes", "desc")
    .orderBy("text.id", "desc")
    .limit(MAX_RELATED);
}
