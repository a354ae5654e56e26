import type { ParticipationState } from "@inktvis/contract/features/contests/participations";
import { isPassed } from "../contests/contest.rules.ts";

/** How many texts an entry in this contest has. */
interface Allowance {
  contributions_per_user: number | null;
  allow_fewer_contributions: boolean;
}

/** What is wrong with so many texts (docs/product/participations.md#texts); undefined when it is right. */
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
 * The state of a row in the list of one's entries (docs/product/participations.md#states). What was not handed in
 * before the deadline is over with it.
 */
export function stateOf(contest: ContestEnd, finalizedAt: Date | null, now: Date): ParticipationState {
  if (contest.ended_at)
    return contest.show_jury_feedback_to_participant && finalizedAt ? "see-feedback" : "contest-ended";
  if (finalizedAt) return "participation-submitted";
  return isPassed(contest, now) ? "contest-ended" : "finish-feedback";
}

/** What a number begins with that is written without the code of its country, as people at home write it. */
const COUNTRY_CODES: Readonly<Record<string, string>> = { BE: "32", NL: "31", FR: "33", DE: "49" };

/**
 * A phone number with the code of its country, as `+32470123456`: spaces and strokes go, and a number of somebody's own
 * country gets its code. Undefined for what is no number, or one of we do not know where.
 */
export function phoneOf(typed: string, country: string) {
  const digits = typed
    .replaceAll("(0)", "")
    .replaceAll(/[\s./()-]/g, "")
    .replace(/^00/, "+");
  const code = COUNTRY_CODES[country];
  const whole = code && /^0[1-9]/.test(digits) ? `+${code}${digits.slice(1)}` : digits;
  return /^\+[1-9]\d{7,14}$/.test(whole) ? whole : undefined;
}
