import { later } from "#platform/clock.ts";
import type { MemberContext } from "#platform/context.ts";
import { issueCertificate } from "../../certificates/issue-certificate.ts";
import { certificateOf } from "../queries/certificate-of.ts";
import { presentResponse } from "../queries/present-response.ts";
import { unanswered } from "../test.errors.ts";
import { countUnanswered, grade, type ResponseData } from "../test.rules.ts";
import { checkAttempt, holdAttempt, storeResponse, withAnswers } from "./attempt.ts";

/**
 * Completes a test and grades it on the server. A person who passes gets a certificate, in the same transaction; one
 * who fails may try again after TEST_RETRY_AFTER. Once passed, completing again returns the same result. A preview is
 * graded and stores nothing.
 * @param responseData answers that are not saved yet
 * @throws 404, 409 for a version that was replaced, 410 for a deleted lesson, 422 while a question has no answer, for
 * answers of another test, and before one may try again
 */
export const completeResponse = (ctx: MemberContext, testId: string, responseData: ResponseData = {}) =>
  ctx.db.transaction().execute(async (tx) => {
    const { viewer, now, config } = ctx;
    const attempt = await holdAttempt(tx, ctx, testId);
    const { version, passed } = attempt;
    if (passed) return { data: presentResponse(passed, await certificateOf(tx, version.scope, viewer.id)) };
    await checkAttempt(tx, ctx, attempt);
    const response_data = withAnswers(attempt, responseData);
    const missing = countUnanswered(version.questions, response_data);
    if (missing > 0) throw unanswered(missing);
    const graded = grade(version.questions, response_data, version.pass_percentage);
    const next_try_at = graded.succeeded || version.isPreview ? null : later(now, config.testRetryAfter);
    const completed = { ...graded, response_data, completed_at: now, next_try_at };
    if (version.isPreview) return { data: presentResponse(completed, null) };
    await storeResponse(tx, ctx, attempt, completed);
    const certificate = graded.succeeded
      ? await issueCertificate(tx, ctx, { test: version, userId: viewer.id })
      : undefined;
    return { data: presentResponse(completed, certificate?.id ?? null) };
  });
