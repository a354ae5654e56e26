import type { AwardState } from "@inktvis/contract/features/contests/awards";
import { sql } from "kysely";

/** The states of `contributions as contribution` that a result shows; as literals, for the partial index. */
export const isAwarded = sql<boolean>`contribution.state in ('winner', 'mention', 'shortlist')`;
export const awardStateOf = sql<AwardState>`contribution.state`;

/** The order of a result: places first, then winners without one, mentions and the shortlist. */
export const BY_AWARD = sql`array_position(array['winner', 'mention', 'shortlist'], contribution.state),
  contribution.place nulls last, contribution.title, contribution.id`;

/** What a writer was told of an award: `winner 2`, `mention`; null for none. */
export const awardKey = sql<
  string | null
>`case when ${isAwarded} then concat_ws(' ', contribution.state, contribution.place) end`;
