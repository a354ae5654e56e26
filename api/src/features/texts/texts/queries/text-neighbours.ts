import { type Expression, sql } from "kysely";
import type { Context } from "#platform/context.ts";
import { compiledOnce } from "#platform/db/compiled-once.ts";
import type { ForViewer } from "#platform/query-scope.ts";
import { noSuchText } from "../text.errors.ts";
import { listedTexts, visibleTexts } from "../text.policy.ts";
import { selectWithAuthor, textSummaryOf } from "./text-columns.ts";

const MAX_RELATED = 3;
/** The most liked texts are chosen among this many of the newest of each genre, so that new texts get a chance. */
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

/** The texts to read after a text. @throws 404 */
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
    .limit(sql.lit(1));
}

/**
 * Texts by other authors that share a genre. Takes the newest of each genre by id, in which the time of creation is
 * encoded: in the order of publication PostgreSQL would read all texts for a rare genre. `offset 0` keeps it from
 * reading the texts in that order instead of those of the genre.
 */
function relatedTexts(scope: ForViewer) {
  const ofGenre = (genre: Expression<number>) =>
    scope.db
      .selectFrom("text_genres")
      .select("text_id")
      .where("genre_id", "=", genre)
      .orderBy("text_id", "desc")
      .offset(sql.lit(0));
  const newestIn = (genre: Expression<number>) =>
    listedTexts(scope)
      .innerJoin(ofGenre(genre).as("theirs"), "theirs.text_id", "text.id")
      .select(["text.id", "text.likes", sql.lit("related").as("place")])
      .where("text.author_id", "<>", current<string>("author_id"))
      .orderBy("theirs.text_id", "desc")
      .limit(sql.lit(CANDIDATES));
  return scope.db
    .selectFrom("text_genres as ours")
    .innerJoinLateral(
      ({ ref }) => newestIn(ref("ours.genre_id")).as("candidate"),
      (join) => join.onTrue(),
    )
    .select(["candidate.id", "candidate.place"])
    .distinctOn(["candidate.likes", "candidate.id"])
    .where("ours.text_id", "=", current<string>("id"))
    .orderBy("candidate.likes", "desc")
    .orderBy("candidate.id", "desc")
    .limit(sql.lit(MAX_RELATED));
}
