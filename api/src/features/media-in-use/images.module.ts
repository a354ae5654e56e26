import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { createImage } from "#features/media/images/create-image.ts";
import { describePicture } from "./describe-picture.ts";

export const imagesModule = {
  handlers: {
    create: ({ ctx, body }) => createImage(ctx, body),
    describe: ({ ctx, params, body }) => describePicture(ctx, params.id, body),
  } satisfies ApiHandlers<typeof contract>["images"],
};
