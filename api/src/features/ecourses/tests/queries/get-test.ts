import type { Test } from "@inktvis/contract/features/ecourses/ecourse-tests";
import { type SqlBool, sql } from "kysely";
import type { MemberContext } from "#platform/context.ts";
import { noSuchTest } from "../test.errors.ts";
import { type ReachedPlace, reachedPlace, type TestPlace, versionsOf } from "../test.policy.ts";
import {
  lockedUntil,
  type OwnResponse,
  type ResponseData,
  responsesOn,
  shownVersion,
  type StoredQuestion,
} from "../test.rules.ts";
import { certificateOf } from "./certificate-of.ts";
import { lessonsToGo } from "./lessons-to-go.ts";
import { presentResponse } from "./present-response.ts";

/**
 * A test as this person sees it. Only people who manage it or passed it get to see which answers are right
 * (docs/product/ecourses.md#answer-key).
 * @throws 404, also without a test for people who do not manage it; 410 for a deleted lesson
 */
export async function getTest(ctx: MemberContext, place: TestPlace): Promise<{ data: Test | null }> {
  const reached = await reachedPlace(ctx, place);
  const versions = await answeredVersions(ctx, reached);
  const shown = shownVersion(versions, { manages: reached.manages, now: ctx.now });
  if (!shown && !reached.manages) throw noSuchTest();
  return { data: shown ? await presentTest(ctx, reached, shown, versions) : null };
}

type Version = Awaited<ReturnType<typeof answeredVersions>>[number];

async function presentTest(ctx: MemberContext, reached: ReachedPlace, shown: Version, versions: readonly Version[]) {
  const { ecourse, lesson, scope, manages, isPreview } = reached;
  const { response } = shown;
  const until = lockedUntil(responsesOn(versions), ctx.now);
  const completed = versions.some((version) => version.response?.succeeded);
  const isOpen = response?.completed_at === null;
  const mayAnswer = lesson !== null || isPreview || completed || isOpen;
  return {
    id: shown.id,
    title: shown.title,
    passPercentage: shown.pass_percentage,
    revision: shown.revision,
    retryAfter: Math.ceil(ctx.config.testRetryAfter / 1000),
    questions: shown.questions.map((question, place) =>
      presentQuestion(question, { place, withKey: manages || response?.succeeded === true }),
    ),
    ecourse: { id: ecourse.id, title: ecourse.title },
    lesson,
    me: {
      completed,
      response: response && presentResponse(response, await certificateOf(ctx.db, scope, ctx.viewer.id)),
      isReplaced: shown.replaced_at !== null,
      isPreview,
      nextTryAt: until?.toISOString() ?? null,
      lessonsToGo: mayAnswer ? 0 : await lessonsToGo(ctx.db, ecourse, ctx.viewer.id),
    },
  };
}

/** Built field by field: without the key no answer reveals whether it is right. */
const presentQuestion = (
  { id, question, answerData }: StoredQuestion,
  { place, withKey }: { place: number; withKey: boolean },
) => ({
  id,
  question,
  questionType: "multiple_choice" as const,
  sortOrder: place + 1,
  answerData: answerData.map((answer) => ({
    id: answer.id,
    answer: answer.answer,
    ...(withKey && { correct: answer.correct }),
  })),
});

/**
 * The newest version, and those that this person answered, each with the open response, or else the last one. A preview
 * has no responses, even for somebody who followed the online course before.
 */
async function answeredVersions({ db, viewer }: MemberContext, { scope, isPreview }: ReachedPlace) {
  const rows = await versionsOf(db, scope)
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("test_responses as own")
          .select(["own.id", "own.completed_at", "own.score", "own.succeeded", "own.next_try_at"])
          .select(sql<ResponseData>`own.response_data`.as("response_data"))
          .whereRef("own.test_id", "=", "test.id")
          .where("own.user_id", "=", viewer.id)
          .orderBy("own.completed_at", (order) => order.desc().nullsFirst())
          .limit(1)
          .as("response"),
      (join) => join.onTrue(),
    )
    .select(["test.id", "test.title", "test.pass_percentage", "test.revision", "test.replaced_at"])
    .select(sql<StoredQuestion[]>`test.questions`.as("questions"))
    .select(["response.id as responseId", "response.completed_at", "response.score", "response.succeeded"])
    .select(["response.next_try_at", "response.response_data"])
    .where(sql<SqlBool>`(test.replaced_at is null or response.id is not null)`)
    .orderBy("test.revision", "desc")
    .execute();
  return rows.map(({ responseId, completed_at, score, succeeded, next_try_at, response_data, ...version }) => ({
    ...version,
    response:
      responseId && response_data && !isPreview
        ? ({ response_data, completed_at, score, succeeded, next_try_at } satisfies OwnResponse)
        : null,
  }));
}
