import { MAX_SAVED_SEARCHES, type SavedSearchInput } from "@inktvis/contract/features/courses/saved-searches";
import { sql } from "kysely";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import { refused } from "#platform/http/errors.ts";
import { toTsQuery } from "#platform/search/search-words.ts";
import { columnsOf } from "../saved-search.ts";

/** Saves a search, once however often it is sent. @throws 422 for words that find nothing, and when there are too many */
export async function saveSearch({ db, viewer, now }: MemberContext, input: z.output<typeof SavedSearchInput>) {
  const search = columnsOf(input);
  if (search.text && !toTsQuery(search.text))
    throw refused("Met deze tekens vinden we geen cursussen. Zoek met een woord.");
  await db.transaction().execute(async (tx) => {
    // One at a time: two at once would both find a place, or be the same search twice.
    await tx.selectFrom("users").select("id").where("id", "=", viewer.id).forNoKeyUpdate().execute();
    const { count, same } = await tx
      .selectFrom("saved_searches")
      .select(({ fn }) => [
        fn.countAll<number>().as("count"),
        sql<number>`count(*) filter (where ${sql.join(
          Object.entries(search).map(([column, value]) => sql`${sql.ref(column)} is not distinct from ${value}`),
          sql` and `,
        )})`.as("same"),
      ])
      .where("user_id", "=", viewer.id)
      .executeTakeFirstOrThrow();
    if (same > 0) return;
    if (count >= MAX_SAVED_SEARCHES)
      throw refused(
        `We houden je al van ${MAX_SAVED_SEARCHES} zoekopdrachten op de hoogte, en meer kan niet. Stop er eerst een, bij je instellingen.`,
      );
    await tx
      .insertInto("saved_searches")
      .values({ ...search, user_id: viewer.id, created_at: now })
      .execute();
  });
}
