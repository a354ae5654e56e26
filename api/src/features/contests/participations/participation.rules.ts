import type { ParticipationState } from "@inktvis/contract/features/contests/participations";
import { isPassed } from "../contests/contest.rules.ts";

/** How many texts an entry in this contest has. */
interface Allowance {
  contributions_per_user: number | null;
  allow_fewer_contributions: boolean;
}

/** What is wrong with this number of texts (docs/product/participations.md#texts); undefined when it is right. */
export function textCountProblem({ contributions_per_user, allow_fewer_contributions }: Allowance, count: number) {
  const wanted = contributions_per_user ?? 0;
  if (count === wanted || (allow_fewer_contributions && count >= 1 && count < wanted)) return undefined;
  if (allow_fewer_contributions && wanted > 1) return `Je moet 1 tot ${wanted} teksten kiezen.`;
  return `Je moet exact ${wanted} ${wanted === 1 ? "tekst" : "teksten"} kiezen.`;
}

interface ContestEnd {
  deadline: Date;
  ended_at: Date | null;
  show_jury_feedback_to_participant: boolean;
}

/**
 * The state of a row in the list of one's own entries (docs/product/participations.md#states). An entry that was not
 * handed in before the deadline has ended with it.
 */
export function stateOf(contest: ContestEnd, finalizedAt: Date | null, now: Date): ParticipationState {
  if (contest.ended_at)
    return contest.show_jury_feedback_to_participant && finalizedAt ? "see-feedback" : "contest-ended";
  if (finalizedAt) return "participation-submitted";
  return isPassed(contest, now) ? "contest-ended" : "finish-feedback";
}
