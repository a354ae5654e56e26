import type { AwardState, ContributionState, Place } from "@inktvis/contract/features/contests/awards";
import { sql } from "kysely";

/** The states of `contributions as contribution` that a result shows; as literals, for the partial index. */
export const isAwarded = sql<boolean>`contribution.state in ('winner', 'mention', 'shortlist')`;
export const awardStateOf = sql<AwardState>`contribution.state`;

/** The order of a result: places first, then winners without a place, mentions and the shortlist. */
export const BY_AWARD = sql`array_position(array['winner', 'mention', 'shortlist'], contribution.state),
  contribution.place nulls last, contribution.title, contribution.id`;

/** An award as it is stored once its author was told: `winner 2`, `mention`; null for none. */
export const awardKey = sql<
  string | null
>`case when ${isAwarded} then concat_ws(' ', contribution.state, contribution.place) end`;

/** Whether an author may read the current award: it is public, or the mail at the end is still going to announce it. */
const isKnown = sql<boolean>`(
  exists (
    select from contest_results result
    where result.contest_id = contribution.contest_id and result.released_at is not null
  )
  or exists (
    select from participations entry
    join contests ended on ended.id = entry.contest_id
    where entry.id = contribution.participation_id and entry.result_mail_of = ended.ended_at
  )
)`;

/**
 * The state and place of an entry as its author knows them once the contest has ended: what they were told, or what is
 * public. What is prepared after that is for the organiser alone (docs/product/contests.md#result).
 */
export const knownState = sql<ContributionState>`case
  when contribution.state = 'invalid' or ${isKnown} then contribution.state
  else coalesce(split_part(contribution.told_award, ' ', 1), 'none')
end`;
export const knownPlace = sql<Place>`case
  when ${isKnown} then contribution.place
  else nullif(split_part(contribution.told_award, ' ', 2), '')::integer
end`;
