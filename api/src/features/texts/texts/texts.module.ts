import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { createText } from "./operations/create-text.ts";
import { deleteText } from "./operations/delete-text.ts";
import { updateText } from "./operations/update-text.ts";
import { getText } from "./queries/get-text.ts";
import { listOwnTexts } from "./queries/list-own-texts.ts";
import { listFavorites } from "./queries/list-favorites.ts";
import { listFollowed } from "./queries/list-followed.ts";
import { textNeighbours } from "./queries/text-neighbours.ts";

export const textsModule = {
  handlers: {
    get: ({ ctx, params }) => getText(ctx, params.slug),
    create: ({ ctx, body }) => createText(ctx, body),
    update: ({ ctx, params, body }) => updateText(ctx, params.slug, body),
    delete: ({ ctx, params }) => deleteText(ctx, params.slug),
    mine: ({ ctx }) => listOwnTexts(ctx),
    favorites: ({ ctx, query }) => listFavorites(ctx, query.page),
    followed: ({ ctx, query }) => listFollowed(ctx, query.page),
    neighbours: ({ ctx, params }) => textNeighbours(ctx, params.slug),
  } satisfies ApiHandlers<typeof contract>["texts"],
};
