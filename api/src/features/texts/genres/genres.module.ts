import type { contract } from "@inktvis/contract";
import type { Context } from "#platform/context.ts";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { sql } from "kysely";

const listGenres = async ({ db }: Context) => ({
  data: await db
    .selectFrom("genres")
    .select(["id", "name"])
    .orderBy(sql`name collate "nl-BE-x-icu"`)
    .execute(),
});

export const genresModule = {
  handlers: { list: ({ ctx }) => listGenres(ctx) } satisfies ApiHandlers<typeof contract>["genres"],
};
