import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { TestInput } from "@inktvis/contract/features/ecourses/ecourse-tests";
import { ALL_RIGHT } from "@inktvis/contract/features/ecourses/test-limits";
import { sql } from "kysely";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { refuseUnseenVersion } from "#platform/http/refuse-stale.ts";
import { noSuchTest } from "../test.errors.ts";
import { getTest } from "../queries/get-test.ts";
import { changeTest, type TestPlace, type TestScope, versionsOf } from "../test.policy.ts";
import type { StoredQuestion } from "../test.rules.ts";

type Input = z.output<typeof TestInput>;

/**
 * Saves a test as a new version: what somebody is answering, passed or failed stays as it was
 * (docs/product/ecourses.md#tests). Saving without changes does nothing.
 * @throws 404, 409 for another revision, 410 for a deleted lesson
 */
export async function saveTest(ctx: MemberContext, place: TestPlace, input: Input) {
  await changeTest(ctx, { act: "save-test", place }, async (tx, scope, say) => {
    const newest = await newestVersion(tx, scope);
    const current = newest?.replaced_at === null ? newest : undefined;
    refuseUnseenVersion(current, input);
    const wanted = {
      title: input.title,
      pass_percentage: input.passPercentage ?? current?.pass_percentage ?? ALL_RIGHT,
      questions: questionsOf(input),
    };
    if (current && isDeepStrictEqual(withoutIds(current), withoutIds(wanted))) return;
    say({ after: { test: wanted.title } });
    await replaceCurrent(tx, scope, ctx.now);
    await tx
      .insertInto("ecourse_tests")
      .values({
        ecourse_id: scope.ecourseId,
        lesson_id: scope.lessonId,
        ...wanted,
        questions: JSON.stringify(wanted.questions),
        revision: (newest?.revision ?? 0) + 1,
        created_at: ctx.now,
      })
      .execute();
  });
  const { data } = await getTest(ctx, place);
  if (!data) throw noSuchTest();
  return { data };
}

/** Marks the newest version as replaced, and returns it, or undefined; people who are answering it may finish it. */
export const replaceCurrent = (tx: Tx, scope: TestScope, now: Date) =>
  tx
    .updateTable("ecourse_tests")
    .set({ replaced_at: now })
    .where("id", "in", versionsOf(tx, scope).select("test.id").where("test.replaced_at", "is", null))
    .returning("title")
    .executeTakeFirst();

const newestVersion = (tx: Tx, scope: TestScope) =>
  versionsOf(tx, scope)
    .select(["test.title", "test.pass_percentage", "test.revision", "test.replaced_at"])
    .select(sql<StoredQuestion[]>`test.questions`.as("questions"))
    .orderBy("test.revision", "desc")
    .limit(1)
    .executeTakeFirst();

/** Random ids, so that their order does not reveal which answer is right. */
const questionsOf = ({ questions }: Input): StoredQuestion[] =>
  questions
    .map((question, place) => ({ ...question, place: question.sortOrder ?? place + 1 }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ question, answerData }) => ({
      id: randomUUID(),
      question,
      answerData: answerData.map(({ answer, correct = false }) => ({ id: randomUUID(), answer, correct })),
    }));

const withoutIds = (test: { title: string; pass_percentage: number; questions: readonly StoredQuestion[] }) => ({
  title: test.title,
  pass_percentage: test.pass_percentage,
  questions: test.questions.map(({ question, answerData }) => ({
    question,
    answerData: answerData.map(({ answer, correct }) => ({ answer, correct })),
  })),
});
