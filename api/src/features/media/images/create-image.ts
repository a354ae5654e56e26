import type { PictureDetails } from "@inktvis/contract/layer/fields";
import type { MemberContext } from "#platform/context.ts";
import { pictureOf } from "#platform/files/media.ts";
import { limitMember } from "#platform/limits/rate-limit.ts";
import { storeImage } from "./store-image.ts";

/** A picture inside a text: stored at once, referred to by its address (docs/product/pictures.md#uploads). */
export async function createImage(ctx: MemberContext, { file, ...details }: PictureDetails & { file: File }) {
  await limitMember(ctx, "uploads");
  const bytes = Buffer.from(await file.arrayBuffer());
  const image = await storeImage(ctx, { bytes, ownerId: ctx.viewer.id, field: "file", details });
  return { data: pictureOf(image) };
}
