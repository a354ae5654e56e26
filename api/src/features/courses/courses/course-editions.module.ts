import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { copyCourse } from "./operations/copy-course.ts";

export const courseEditionsModule = {
  handlers: {
    copy: ({ ctx, params }) => copyCourse(ctx, params.slug),
  } satisfies ApiHandlers<typeof contract>["courseEditions"],
};
