import { awardName } from "@inktvis/contract/features/contests/award-names";
import { CONTESTS_PATH, contestResultPath } from "@inktvis/contract/page-paths/community";
import { sql } from "kysely";
import type { Context } from "#platform/context.ts";
import { escapeHtml } from "#platform/html.ts";
import { genresOfContest } from "#features/contests/contests/queries/contest-columns.ts";
import { laureatesByContest } from "#features/contests/results/queries/laureates-by-contest.ts";
import { listedResults } from "#features/contests/results/result.policy.ts";
import { bodyIfShort, createFeed, MAX_ENTRIES } from "../feed.ts";

/** The newest results of contests, with their laureates and the jury's word. */
export async function resultFeed(ctx: Context) {
  const rows = await listedResults(ctx.db)
    .select(["contest.id", "contest.slug", "contest.title", "contest.organization", genresOfContest.as("genres")])
    .select(sql<Date>`result.released_at`.as("releasedAt"))
    .select(["result.updated_at", bodyIfShort(sql`result.jury_word`).as("juryWord")])
    .orderBy("result.released_at", "desc")
    .orderBy("result.contest_id")
    .limit(MAX_ENTRIES)
    .execute();
  const laureates = await laureatesByContest(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const entries = rows.map(({ id, slug, title, organization, genres, releasedAt, updated_at, juryWord }) => {
    const lines = (laureates.get(id) ?? []).map((each) => `${awardName(each)}: ‘${each.title}’, ${each.nickname}`);
    return {
      id,
      path: contestResultPath(slug),
      title: `De uitslag van ${title}`,
      author: organization,
      publishedAt: releasedAt.toISOString(),
      updatedAt: updated_at.toISOString(),
      categories: genres.map(({ name }) => name),
      summary: lines.join(" · ") || `De uitslag van ${title} is bekend.`,
      content: [...lines.map((line) => `<p>${escapeHtml(line)}</p>`), juryWord ?? ""].join(""),
    };
  });
  return { data: createFeed(ctx, { title: "De uitslagen van wedstrijden", path: CONTESTS_PATH }, entries) };
}
