import type { MemberContext } from "#platform/context.ts";
import { presentResponse } from "../queries/present-response.ts";
import { alreadyPassed } from "../test.errors.ts";
import type { ResponseData } from "../test.rules.ts";
import { checkAttempt, holdAttempt, NOT_COMPLETED, storeResponse, withAnswers } from "./attempt.ts";

/**
 * Saves answers to a test, without completing it. For a preview nothing is stored.
 * @throws 404, 409 for a version that was replaced, 410 for a deleted lesson, 422 for answers of another test, once it
 * is passed, and before one may try again
 */
export const submitResponse = (ctx: MemberContext, testId: string, responseData: ResponseData) =>
  ctx.db.transaction().execute(async (tx) => {
    const attempt = await holdAttempt(tx, ctx, testId);
    if (attempt.passed) throw alreadyPassed();
    await checkAttempt(tx, ctx, attempt);
    const saved = { ...NOT_COMPLETED, response_data: withAnswers(attempt, responseData) };
    if (!attempt.version.isPreview) await storeResponse(tx, ctx, attempt, saved);
    return { data: presentResponse(saved, null) };
  });
