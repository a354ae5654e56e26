import type { MemberContext } from "#platform/context.ts";
import { changeResult } from "../change-result.ts";
import { shownLaureates } from "../queries/shown-laureates.ts";
import { hasNoResult, notEnded, nothingToRelease } from "../result.errors.ts";
import { storeResult } from "../result-input.ts";
import { announceResult } from "../results.jobs.ts";

/**
 * Makes the result public and announces it (docs/product/contests.md#result). Idempotent: of two simultaneous requests
 * one does it, and releasing a result again after it was withdrawn notifies nobody twice.
 * @throws 404, 422, 429 when it mails authors and too many mails were sent today
 */
export const releaseResult = (ctx: MemberContext, slug: string, reason: string | undefined) =>
  changeResult(ctx, { act: "release-result", slug, reason }, async (tx, contest, before) => {
    if (before?.released_at) return;
    if (contest.mode !== "interactive" || !contest.published_at) throw hasNoResult();
    if (!contest.ended_at) throw notEnded();
    const laureate = await shownLaureates(tx)
      .select("contribution.id")
      .where("contribution.contest_id", "=", contest.id)
      .executeTakeFirst();
    if (!laureate && !before?.jury_word) throw nothingToRelease();
    await storeResult(tx, contest.id, { released_at: ctx.now, updated_at: ctx.now });
    await announceResult(ctx, tx, contest.id);
  });
