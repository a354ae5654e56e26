import type { Database } from "#platform/db/database.ts";
import { frozenTitle, placeOf } from "../../contributions/queries/contribution-columns.ts";
import { awardStateOf } from "../award-columns.ts";
import { listedResults } from "../result.policy.ts";
import { shownLaureates } from "./shown-laureates.ts";

/** The awards of a person in contests with a released result, the newest first. */
export async function awardsOfPerson(db: Database, personId: string) {
  const rows = await shownLaureates(db)
    .innerJoin(
      listedResults(db).select(["contest.id", "contest.slug", "contest.title", "result.released_at"]).as("contest"),
      "contest.id",
      "contribution.contest_id",
    )
    .select([frozenTitle.as("title"), awardStateOf.as("state"), placeOf.as("place")])
    .select(["contest.slug", "contest.title as contestTitle"])
    .where("participation.user_id", "=", personId)
    .orderBy("contest.released_at", "desc")
    .orderBy("contribution.place")
    .orderBy("contribution.id")
    .execute();
  return rows.map(({ slug, contestTitle, ...award }) => ({ ...award, contest: { slug, title: contestTitle } }));
}
