import { lengthProblem } from "@inktvis/contract/features/contests/contest-rules";
import type { MemberContext } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import { editableTexts } from "#features/texts/texts/text.policy.ts";
import { noSuchContest } from "../../contests/contest.errors.ts";
import { atSlug, visibleContests } from "../../contests/contest.policy.ts";
import { type LengthColumns, lengthLimitsOf } from "../../contests/contest.rules.ts";

/** The lengths of texts in the unit of a contest, with their titles, and what does not fit. */
async function lengthsOf(db: Database | Tx, contest: LengthColumns, textIds: readonly string[]) {
  if (textIds.length === 0) return [];
  const limits = lengthLimitsOf(contest);
  const rows = await db
    .selectFrom("texts as text")
    .select(["text.id", "text.title"])
    .select(limits.lengthUnit === "lines" ? "text.line_count as length" : "text.word_count as length")
    .where("text.id", "in", textIds)
    .execute();
  return rows.map(({ id, title, length }) => ({ id, title, length, problem: lengthProblem(limits, length) ?? null }));
}

/** Says which text is the first that is too short or too long; undefined when all fit. */
export async function textLengthProblem(db: Database | Tx, contest: LengthColumns, textIds: readonly string[]) {
  if (contest.min_length === null && contest.max_length === null) return undefined;
  const misfit = (await lengthsOf(db, contest, textIds)).find(({ problem }) => problem !== null);
  return misfit && `‘${misfit.title}’ past niet. ${misfit.problem}`;
}

/** The lengths of one's own texts, to choose from; none where the contest has no limits. */
export async function listTextLengths(ctx: MemberContext, slug: string) {
  const contest = await atSlug(visibleContests(ctx), slug).selectAll("contest").executeTakeFirst();
  if (!contest) throw noSuchContest();
  if (contest.min_length === null && contest.max_length === null) return { data: [] };
  const own = await editableTexts(ctx.db, ctx.viewer).select("text.id").execute();
  const lengths = await lengthsOf(
    ctx.db,
    contest,
    own.map(({ id }) => id),
  );
  return { data: lengths.map(({ id, length, problem }) => ({ textId: id, length, problem })) };
}
