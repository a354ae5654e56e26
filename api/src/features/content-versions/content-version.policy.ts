import type { Context } from "#platform/context.ts";
import { refersToGone } from "#platform/db/constraint-errors.ts";
import { notFound } from "#platform/http/errors.ts";
import { limitRate } from "#platform/limits/rate-limit.ts";
import { idOfSigned, signedId } from "#platform/secrets.ts";
import type { AtNow } from "#platform/query-scope.ts";

const PURPOSE = "content-preview";
/** How long people with the link can see a preview, in milliseconds (docs/product/content.md#previews). */
export const SHARED_FOR = 24 * 60 * 60 * 1000;

type Secret = Pick<Context, "config">;

export const previewToken = ({ config }: Secret, id: string) => signedId(config.secret, PURPOSE, id);

export const versionGone = () =>
  notFound("Deze versie is er niet meer. Misschien is ze intussen verschenen, of haalde iemand ze weg.");

/**
 * Turns a failed save into "the version is gone" if its picture or file is: whoever deleted the version in the meantime
 * deleted these too.
 */
export const asVersionGone = (error: unknown) => (refersToGone(error, ["images", "files"]) ? versionGone() : error);

/** The versions whose preview link is valid now. */
export const sharedVersions = ({ db, now }: AtNow) =>
  db.selectFrom("content_versions as version").where("version.shared_until", ">", now);

/**
 * The version of a preview link: for editors always, for others while it is shared. Others are rate limited, because a
 * preview is a save that is rolled back, with its locks.
 * @throws 404, 429
 */
export async function previewedVersion(ctx: Context, token: string) {
  const id = idOfSigned(ctx.config.secret, PURPOSE, token);
  if (id === undefined) throw versionGone();
  const isEditor = ctx.viewer && ctx.viewer.staffRights.includes("manageContent");
  if (!isEditor) await limitRate(ctx, ctx.config.limits.previews, "content-preview", ctx.network);
  const versions = isEditor ? ctx.db.selectFrom("content_versions as version") : sharedVersions(ctx);
  const version = await versions.where("version.id", "=", id).selectAll().executeTakeFirst();
  if (!version) throw versionGone();
  return version;
}
