import type { ContributionState, Place } from "@inktvis/contract/features/contests/awards";
import { sql } from "kysely";

/** The mean of the scores; an entry that is not scored has null, not 0 (docs/product/juries.md#score-of-an-entry). */
export const scoreOf = sql<number | null>`(
  select round(avg(feedback.points), 2)
  from contribution_feedbacks feedback
  where feedback.contribution_id = contribution.id
)`;

/** A constraint of the table allows only these values. */
export const stateOf = sql<ContributionState>`contribution.state`;
export const placeOf = sql<Place>`contribution.place`;

/** Never null for frozen entries: a constraint of the table says so, its types cannot. */
export const frozenTitle = sql<string>`contribution.title`;
const frozenWordCount = sql<number>`contribution.word_count`;

/** The columns that lists, files and the page of an entry start with; each query decides which of them a juror gets. */
export const ENTERED = [
  "contribution.id",
  frozenTitle.as("title"),
  frozenWordCount.as("wordCount"),
  stateOf.as("state"),
  placeOf.as("place"),
  scoreOf.as("score"),
] as const;

/** The name as the entrant filled it in. */
export const entrantName = sql<string>`concat_ws(' ', participation.first_name, participation.last_name)`;

/** The order of the organiser's list: by arrival. */
export const ARRIVAL = sql`participation.finalized_at, participation.id, contribution.position`;
