import type { Context } from "#platform/context.ts";
import { previewedVersion, versionGone } from "../content-version.policy.ts";
import { previewVersion, type Version } from "../version-use.ts";

/** @throws 404 without a valid link, and on another site than that of the page; 429 */
export async function getContentPreview(ctx: Context, token: string) {
  const version = await previewedVersion(ctx, token);
  const page = await previewVersion(ctx, version as Version);
  if (page.site !== ctx.site) throw versionGone();
  return { data: { plannedFor: version.planned_for?.toISOString() ?? null, page } };
}
