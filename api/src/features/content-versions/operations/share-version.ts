import { PREVIEW_PARAM } from "@inktvis/contract/layer/preview-param";
import { originOf } from "@inktvis/contract/sites";
import { later } from "#platform/clock.ts";
import type { MemberContext } from "#platform/context.ts";
import { previewToken, SHARED_FOR } from "../content-version.policy.ts";
import { findVersion, previewVersion } from "../version-use.ts";

/**
 * The link to the preview of a version on its site, which works for everybody who has it until tomorrow. @throws 422
 */
export async function shareVersion(ctx: MemberContext, id: string) {
  const version = await findVersion(ctx.db, id);
  const { site, path } = await previewVersion(ctx, version);
  const until = later(ctx.now, SHARED_FOR);
  await ctx.db.updateTable("content_versions").set({ shared_until: until }).where("id", "=", id).execute();
  const address = new URL(path, originOf(ctx.config.sites, site));
  address.searchParams.set(PREVIEW_PARAM, previewToken(ctx, id));
  return { data: { address: address.href, until: until.toISOString() } };
}
