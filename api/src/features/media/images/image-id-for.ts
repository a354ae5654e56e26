import type { ImageInput } from "@inktvis/contract/layer/fields";
import type { MemberContext } from "#platform/context.ts";
import { limitRate } from "#platform/limits/rate-limit.ts";
import { parseImageInput } from "./parse-image-input.ts";
import { storeImage } from "./store-image.ts";

/**
 * The picture that something has after a change; undefined leaves it as it is. Called before the transaction: drawing
 * the renditions takes long, and no row should stay locked meanwhile.
 * @param ownerId null: of the house
 */
export async function imageIdFor(
  ctx: MemberContext,
  input: ImageInput,
  { field, ownerId }: { field: string; ownerId: string | null },
) {
  const change = parseImageInput(input, field);
  switch (change.kind) {
    case "keep":
      return undefined;
    case "remove":
      return null;
    case "replace": {
      await limitRate(ctx, ctx.config.limits.uploads, "upload", ctx.viewer.id);
      return (await storeImage(ctx, { bytes: change.bytes, ownerId, field })).id;
    }
    default:
      return change satisfies never;
  }
}
