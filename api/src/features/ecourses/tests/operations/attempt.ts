import { sql } from "kysely";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { lessonsToGo } from "../queries/lessons-to-go.ts";
import { foreignAnswers, lessonsFirst, testReplaced, tooEarly } from "../test.errors.ts";
import { type LockedVersion, lockVersion, versionsOf } from "../test.policy.ts";
import { areOfTest, lockedUntil, type OwnResponse, type ResponseData } from "../test.rules.ts";

/** A response with where it is stored. */
interface StoredResponse extends OwnResponse {
  id: string;
  test_id: string;
}

/** One person's work on one version of a test. */
export interface Attempt {
  version: LockedVersion;
  /** All responses of this person to all versions of the test. */
  responses: readonly StoredResponse[];
  /** The response to this version that is not completed yet. */
  open: StoredResponse | undefined;
  passed: StoredResponse | undefined;
}

/**
 * Locks what a person answers on a test: other requests of theirs wait. For people who only manage the online course
 * nothing is stored (docs/product/ecourses.md#preview).
 * @throws 404, 410 for a deleted lesson
 */
export async function holdAttempt(tx: Tx, ctx: MemberContext, testId: string): Promise<Attempt> {
  // One attempt per person at a time: the unique index covers open responses only, and would not prevent a second
  // failed one. Locked before the version, which is the common order.
  await tx.selectFrom("users").select("id").where("id", "=", ctx.viewer.id).forNoKeyUpdate().execute();
  const version = await lockVersion(tx, ctx, testId);
  const responses = version.isPreview ? [] : await ownResponses(tx, ctx, version);
  return {
    version,
    responses,
    open: responses.find(({ test_id, completed_at }) => test_id === testId && completed_at === null),
    passed: responses.find(({ succeeded }) => succeeded),
  };
}

const ownResponses = (tx: Tx, { viewer }: MemberContext, { scope }: LockedVersion) =>
  tx
    .selectFrom("test_responses as own")
    .select(["own.id", "own.test_id", "own.completed_at", "own.score", "own.succeeded", "own.next_try_at"])
    .select(sql<ResponseData>`own.response_data`.as("response_data"))
    .where("own.user_id", "=", viewer.id)
    .where("own.test_id", "in", versionsOf(tx, scope).select("test.id"))
    .execute();

/**
 * Checks that this person may answer this version now. People who were answering it already may finish it, even when it
 * was replaced or lessons were added in the meantime.
 * @throws 422 before they may try again, and before the lessons that come first; 409 for a version that was replaced
 */
export async function checkAttempt(tx: Tx, ctx: MemberContext, { version, responses, open }: Attempt) {
  const until = lockedUntil(responses, ctx.now);
  if (until) throw tooEarly(until);
  if (version.isPreview) return;
  if (version.replaced_at && !open) throw testReplaced();
  if (version.lesson_id !== null || open) return;
  const course = { id: version.ecourse_id, asks_all_lessons: version.asks_all_lessons };
  const toGo = await lessonsToGo(tx, course, ctx.viewer.id);
  if (toGo > 0) throw lessonsFirst(toGo);
}

/**
 * The open response merged with these answers; earlier answers to other questions stay, such as those from another
 * window.
 * @throws 422 for answers that do not belong to this version
 */
export function withAnswers({ version, open }: Attempt, responseData: ResponseData): ResponseData {
  if (!areOfTest(version.questions, responseData)) throw foreignAnswers();
  return { ...open?.response_data, ...responseData };
}

type Outcome = Pick<StoredResponse, "completed_at" | "score" | "succeeded" | "next_try_at">;
export const NOT_COMPLETED: Outcome = { completed_at: null, score: null, succeeded: null, next_try_at: null };

/** Stores the open response, and creates it when there is none. The caller holds the attempt. */
export async function storeResponse(
  tx: Tx,
  { viewer, now }: MemberContext,
  { version, open }: Attempt,
  { response_data, ...outcome }: OwnResponse,
) {
  const stored = { ...outcome, response_data: JSON.stringify(response_data), saved_at: now };
  await (open
    ? tx.updateTable("test_responses").set(stored).where("id", "=", open.id).execute()
    : tx
        .insertInto("test_responses")
        .values({ ...stored, test_id: version.id, user_id: viewer.id })
        .execute());
}
