import { awardName } from "@inktvis/contract/features/contests/award-names";
import { CONTESTS_PATH, contestResultPath } from "@inktvis/contract/page-paths/community";
import { sql } from "kysely";
import type { Context } from "#platform/context.ts";
import { escapeHtml } from "#platform/html.ts";
import { plainText } from "#platform/rich-text.ts";
import { genresOfContest } from "#features/contests/contests/queries/contest-columns.ts";
import { laureatesByContest } from "#features/contests/results/queries/laureates-by-contest.ts";
import { listedResults } from "#features/contests/results/result.policy.ts";
import { excerptOf } from "#features/texts/texts/text.rules.ts";
import { bodyIfShort, contentOf, createFeed, MAX_ENTRIES } from "../feed.ts";

/** The newest results of contests, with their laureates and the jury's word. */
export async function resultFeed(ctx: Context) {
  const rows = await listedResults(ctx.db)
    .select(["contest.id", "contest.slug", "contest.title", "contest.organization", genresOfContest.as("genres")])
    .select(sql<Date>`result.released_at`.as("releasedAt"))
    // Enough for an excerpt, even with a lot of markup before it.
    .select(sql<string | null>`left(result.jury_word, 4000)`.as("opening"))
    .select(["result.updated_at", bodyIfShort(sql`result.jury_word`).as("juryWord")])
    .orderBy("result.released_at", "desc")
    .orderBy("result.contest_id")
    .limit(MAX_ENTRIES)
    .execute();
  const laureates = await laureatesByContest(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const entries = rows.map(({ id, slug, title, organization, genres, releasedAt, updated_at, ...word }) => {
    const path = contestResultPath(slug);
    const lines = (laureates.get(id) ?? []).map((each) => `${awardName(each)}: ‘${each.title}’, ${each.nickname}`);
    return {
      id,
      path,
      title: `De uitslag van ${title}`,
      author: organization,
      publishedAt: releasedAt.toISOString(),
      updatedAt: updated_at.toISOString(),
      categories: genres.map(({ name }) => name),
      summary: lines.join(" · ") || `De uitslag van ${title} is bekend.`,
      content: [...lines.map((line) => `<p>${escapeHtml(line)}</p>`), juryWordIn(word, path)].join(""),
    };
  });
  return { data: createFeed(ctx, { title: "De uitslagen van wedstrijden", path: CONTESTS_PATH }, entries) };
}

/** The jury's words as the content of an entry; empty when there are none. */
const juryWordIn = ({ juryWord, opening }: { juryWord: string | null; opening: string | null }, path: string) =>
  // The opening may end in the middle of a tag.
  opening === null ? "" : contentOf(juryWord, { excerpt: excerptOf(plainText(opening.replace(/<[^>]*$/, ""))), path });
