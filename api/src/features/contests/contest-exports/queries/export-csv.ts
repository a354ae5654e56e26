import { awardName } from "@inktvis/contract/features/contests/award-names";
import { brusselsDayAndTime } from "#platform/clock.ts";
import type { MemberContext } from "#platform/context.ts";
import { inBatches } from "#platform/db/in-batches.ts";
import { csvDownload } from "#platform/http/csv-download.ts";
import { limitMember } from "#platform/limits/rate-limit.ts";
import { notManaged } from "../../contests/contest.errors.ts";
import { recordDataAccess } from "../../contests/manage-contest.ts";
import { jurorName } from "../../jury/juror-name.ts";
import { changesOfQuestions, type QuestionChanges, questionsAt } from "../../participations/late-questions.ts";
import { PERSON_COLUMNS } from "#features/people/people/person-cells.ts";
import {
  ABSTAINED,
  categoryOf,
  CHANGED,
  type ExportedEntry,
  exportedContest,
  exportedEntries,
  feedbackOf,
  remarksOf,
} from "../exported-entries.ts";

type Contest = NonNullable<Awaited<ReturnType<typeof exportedContest>>>;

/** The entries of a contest with who made them, one row each, formatted for reading. */
export async function exportCsv(ctx: MemberContext, slug: string, ageCategoryId: number | undefined) {
  await limitMember(ctx, "downloads");
  const contest = await exportedContest(ctx, slug);
  if (!contest) throw notManaged();
  await ctx.db.transaction().execute((tx) => recordDataAccess(tx, ctx, "export-csv", contest));
  const jury = await ctx.db
    .selectFrom("contest_jury as juror")
    .leftJoin("users as user", "user.id", "juror.user_id")
    .select(["juror.id", jurorName.$notNull().as("nickname")])
    .where("juror.contest_id", "=", contest.id)
    .orderBy("juror.joined_at")
    .execute();
  return csvDownload(ctx, contest.title, rowsOf(ctx, contest, jury, ageCategoryId));
}

interface Juror {
  id: string;
  nickname: string;
}

async function* rowsOf(
  ctx: MemberContext,
  contest: Contest,
  jury: readonly Juror[],
  ageCategoryId: number | undefined,
): AsyncGenerator<(string | number)[]> {
  const columns = columnsOf(contest, await changesOfQuestions(ctx.db, contest.id));
  yield [
    ...columns.map(([name]) => name),
    "Feedback organisator",
    ...jury.flatMap(({ nickname }) => [
      `Punten ${nickname}`,
      `Feedback ${nickname}`,
      `Gewijzigd ${nickname}`,
      `Opmerking ${nickname}`,
    ]),
  ];
  const all = await exportedEntries(ctx, contest.id, ageCategoryId).clearSelect().select("contribution.id").execute();
  yield* inBatches(all, async (ids) => {
    const entries = await exportedEntries(ctx, contest.id, ageCategoryId).where("contribution.id", "in", ids).execute();
    const written = await feedbackOf(ctx, ids);
    const remarks = await remarksOf(ctx, ids);
    return entries.map((entry) => {
      const feedback = written.get(entry.id) ?? [];
      const own = feedback.find(({ jury_id }) => jury_id === null);
      return [
        ...columns.map(([, value]) => value(entry) ?? ""),
        own?.feedback ?? "",
        ...jury.flatMap(({ id }) => {
          const theirs = feedback.find(({ jury_id }) => jury_id === id);
          return [
            theirs?.points ?? (theirs?.abstained_because == null ? "" : ABSTAINED),
            theirs?.feedback || (theirs?.abstained_because ?? ""),
            theirs?.changed_at ? CHANGED : "",
            remarks.get(entry.id)?.find(({ jury_id }) => jury_id === id)?.remark ?? "",
          ];
        }),
      ];
    });
  });
}

type Column = [name: string, value: (entry: ExportedEntry) => string | number | null];
const columnsOf = (contest: Contest, changes: QuestionChanges): Column[] => [
  ["Inzending", ({ entryNumber }) => entryNumber],
  ["Titel", ({ title }) => title],
  ["Woorden", ({ wordCount }) => wordCount],
  ["Leeftijdscategorie", categoryOf],
  ["Uitslag", awardName],
  // With a decimal comma, as in Belgium.
  ["Score", ({ score }) => score?.toString().replace(".", ",") ?? ""],
  ["Ingediend", ({ finalizedAt }) => brusselsDayAndTime(finalizedAt)],
  ...PERSON_COLUMNS,
  ...answersTo("extraField1", contest, changes),
  ...answersTo("extraField2", contest, changes),
];

/** The answers to an extra question; an answer that was given to an earlier version of the question says which. */
function answersTo(field: "extraField1" | "extraField2", contest: Contest, changes: QuestionChanges): Column[] {
  const column = field === "extraField1" ? "extra_field1" : "extra_field2";
  const question = contest[column] ?? changes.findLast((change) => change.field === field)?.before;
  if (!question) return [];
  const answerOf = (entry: ExportedEntry) => {
    const { [column]: answer } = entry;
    const asked = questionsAt(entry.finalizedAt, contest, changes)[field];
    return answer && asked && asked !== question ? `${answer} (op de vraag ‘${asked}’)` : answer;
  };
  return [[question, answerOf]];
}
