import type { Database } from "#platform/db/database.ts";
import { frozenTitle, placeOf } from "../../contributions/queries/contribution-columns.ts";
import { awardStateOf, BY_AWARD } from "../award-columns.ts";
import { shownLaureates } from "./shown-laureates.ts";

/** The laureates of several contests, by contest, the highest place first. */
export async function laureatesByContest(db: Database, contestIds: readonly string[]) {
  if (contestIds.length === 0) return new Map<string, never[]>();
  const rows = await shownLaureates(db)
    .select(["contribution.contest_id", "author.nickname", frozenTitle.as("title")])
    .select([awardStateOf.as("state"), placeOf.as("place")])
    .where("contribution.contest_id", "in", contestIds)
    .orderBy(BY_AWARD)
    .execute();
  return Map.groupBy(rows, ({ contest_id }) => contest_id);
}
