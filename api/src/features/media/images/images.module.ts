import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { createImage } from "./create-image.ts";

export const imagesModule = {
  handlers: {
    create: ({ ctx, body }) => createImage(ctx, body.file),
  } satisfies ApiHandlers<typeof contract>["images"],
};
