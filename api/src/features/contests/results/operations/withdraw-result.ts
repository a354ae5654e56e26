import type { MemberContext } from "#platform/context.ts";
import { changeResult } from "../change-result.ts";
import { storeResult } from "../result-input.ts";

/** Takes the result off the site; what was chosen and written stays. Idempotent. @throws 404, 422 */
export const withdrawResult = (ctx: MemberContext, slug: string, reason: string | undefined) =>
  changeResult(ctx, { act: "withdraw-result", slug, reason }, async (tx, contest, before) => {
    if (!before?.released_at) return;
    await storeResult(tx, contest.id, { released_at: null, corrected_at: null, updated_at: ctx.now });
  });
