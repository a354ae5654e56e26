import type { MemberContext } from "#platform/context.ts";
import { ownSearches } from "../saved-search.policy.ts";

/** Idempotent; a search of somebody else is left alone. */
export async function deleteSearch({ db, viewer }: MemberContext, id: string) {
  await db
    .deleteFrom("saved_searches")
    .where("id", "in", ownSearches(db, viewer).select("search.id").where("search.id", "=", id))
    .execute();
}
