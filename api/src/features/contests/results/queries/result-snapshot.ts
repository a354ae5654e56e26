import { awardName } from "@inktvis/contract/features/contests/award-names";
import type { Tx } from "#platform/db/database.ts";
import { placeOf, stateOf } from "../../contributions/queries/contribution-columns.ts";
import { BY_AWARD, isAwarded } from "../award-columns.ts";

/** The stored result of a contest; undefined when there is none yet. The caller has locked the contest. */
export const storedResult = (tx: Tx, contestId: string) =>
  tx.selectFrom("contest_results").selectAll().where("contest_id", "=", contestId).executeTakeFirst();

/** The content of a result, as the audit log compares it, and the ids of the people it names. */
export async function resultSnapshot(tx: Tx, contestId: string) {
  const result = await storedResult(tx, contestId);
  const awarded = await tx
    .selectFrom("contributions as contribution")
    .innerJoin("participations as participation", "participation.id", "contribution.participation_id")
    .select(["contribution.title", "participation.user_id", stateOf.as("state"), placeOf.as("place")])
    .where("contribution.contest_id", "=", contestId)
    .where(isAwarded)
    .orderBy(BY_AWARD)
    .execute();
  return {
    people: awarded.map(({ user_id }) => user_id),
    fields: {
      expectedOn: result?.expected_on ?? null,
      juryWord: result?.jury_word ?? null,
      resultReleasedAt: result?.released_at ?? null,
      awards: awarded.map(({ title, ...award }) => `${title}: ${awardName(award)}`),
    },
  };
}
