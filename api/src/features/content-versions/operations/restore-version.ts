import type { MemberContext } from "#platform/context.ts";
import { findVersion, saveVersion } from "../version-use.ts";

/**
 * Restores an older version, or carries out a plan before its moment. This is a save like any other, so the state
 * before it can be restored too.
 * @throws 409 when somebody else has saved since the editor looked
 */
export async function restoreVersion(ctx: MemberContext, id: string, { revision }: { revision: number }) {
  await saveVersion(ctx, await findVersion(ctx.db, id), revision, ctx.now);
}
