import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "../../platform/http/run-endpoint.ts";
import { nothingThere } from "./legacy.errors.ts";
import { findLegacyText, findLegacyUser } from "./queries/find-legacy.ts";

export const legacyModule = {
  handlers: {
    text: ({ ctx, params }) => findLegacyText(ctx, params),
    user: ({ ctx, params }) => findLegacyUser(ctx, params),
    contest: () => {
      throw nothingThere(); // there are no contests yet
    },
  } satisfies ApiHandlers<typeof contract>["legacy"],
};
