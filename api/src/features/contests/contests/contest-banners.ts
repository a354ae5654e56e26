import { BANNER_SIZES } from "@inktvis/contract/features/contests/contests";
import type { ImageInput } from "@inktvis/contract/layer/fields";
import type { MemberContext } from "#platform/context.ts";
import { invalid } from "#platform/http/errors.ts";
import { limitRate } from "#platform/limits/rate-limit.ts";
import { checkImage, storeImage } from "#features/media/images/store-image.ts";
import { deleteUnusedImages } from "#features/media/images/delete-unused-images.ts";
import { parseImageInput } from "#features/media/images/parse-image-input.ts";

const BANNERS = [
  { field: "bannerBig", column: "banner_big_id", name: "grote" },
  { field: "bannerSmall", column: "banner_small_id", name: "kleine" },
] as const;

type BannerInput = Partial<Record<(typeof BANNERS)[number]["field"], ImageInput>>;
/** What a save changes about the pictures: those that it does not name stay. */
export type BannerIds = Partial<Record<(typeof BANNERS)[number]["column"], string>>;

/**
 * Stores the banners that came along and saves with them. Before the transaction: drawing the renditions takes long, and
 * no row should stay locked meanwhile. When the save is refused they go again.
 * @param isNew whether both have to be there (docs/product/contests.md#form)
 */
export async function withBanners<T>(
  ctx: MemberContext,
  { input, ownerId, isNew }: { input: BannerInput; ownerId: string; isNew: boolean },
  save: (banners: BannerIds) => Promise<T>,
): Promise<T> {
  const uploads = uploadsOf(input, isNew);
  for (const upload of uploads) await checkImage(upload);
  const banners: BannerIds = {};
  try {
    for (const { column, ...upload } of uploads) {
      await limitRate(ctx, ctx.config.limits.uploads, "upload", ctx.viewer.id);
      banners[column] = (await storeImage(ctx, { ...upload, ownerId })).id;
    }
    return await save(banners);
  } catch (error) {
    const imageIds = Object.values(banners);
    if (imageIds.length > 0) {
      await ctx.db.transaction().execute((tx) => ctx.jobs.enqueue(tx, deleteUnusedImages, { imageIds, ownerId }));
    }
    throw error;
  }
}

function uploadsOf(input: BannerInput, isNew: boolean) {
  const problems: Record<string, string> = {};
  const uploads = BANNERS.flatMap(({ field, column, name }) => {
    const change = parseImageInput(input[field], field);
    if (change.kind === "replace") return { field, column, bytes: change.bytes, minimum: BANNER_SIZES[field] };
    if (change.kind === "remove" || isNew) problems[field] = `Een ${name} afbeelding is verplicht.`;
    return [];
  });
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return uploads;
}
