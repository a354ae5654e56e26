import type { MemberContext } from "#platform/context.ts";
import { findVersion, saveVersion } from "../version-use.ts";

/**
 * Takes an older version back, or carries a plan out before its moment: a save like any other, so that the version of before
 * can be taken back too.
 * @throws 409 when it was saved by somebody else since the editor looked
 */
export async function restoreVersion(ctx: MemberContext, id: string, { revision }: { revision: number }) {
  await saveVersion(ctx, await findVersion(ctx.db, id), revision, ctx.now);
}
