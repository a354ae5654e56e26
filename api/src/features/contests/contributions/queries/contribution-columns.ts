import type { ContributionState, Place } from "@inktvis/contract/features/contests/awards";
import { sql } from "kysely";

/** The mean of what is scored; not scored is not 0 (docs/product/juries.md#score-of-an-entry). Null when nothing is. */
export const scoreOf = sql<number | null>`(
  select round(avg(feedback.points), 2)
  from contribution_feedbacks feedback
  where feedback.contribution_id = contribution.id
)`;

/** The table lets no other in. */
export const stateOf = sql<ContributionState>`contribution.state`;
export const placeOf = sql<Place>`contribution.place`;

/** Frozen entries have these; the table says so, its types cannot. */
export const frozenTitle = sql<string>`contribution.title`;
const frozenWordCount = sql<number>`contribution.word_count`;

/** What lists, files and the page of an entry begin with; what of it a juror gets is picked by who asks. */
export const ENTERED = [
  "contribution.id",
  frozenTitle.as("title"),
  frozenWordCount.as("wordCount"),
  stateOf.as("state"),
  placeOf.as("place"),
  scoreOf.as("score"),
] as const;

/** As the entrant filled it in. */
export const entrantName = sql<string>`concat_ws(' ', participation.first_name, participation.last_name)`;

/** The order of the organiser's list: as they came in. */
export const ARRIVAL = sql`participation.finalized_at, participation.id, contribution.position`;
