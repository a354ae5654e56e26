import type { ImageInput } from "@inktvis/contract/layer/fields";
import type { MemberContext } from "#platform/context.ts";
import { limitRate } from "#platform/limits/rate-limit.ts";
import { parseImageInput } from "./parse-image-input.ts";
import { storeImage } from "./store-image.ts";

/**
 * The id of the picture after a change; undefined leaves it unchanged. Call it before the transaction: rendering takes
 * long, and no row should be locked meanwhile.
 * @param ownerId null for editorial pictures
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
      return (await storeImage(ctx, { bytes: change.bytes, details: change.details, ownerId, field })).id;
    }
    default:
      return change satisfies never;
  }
}
