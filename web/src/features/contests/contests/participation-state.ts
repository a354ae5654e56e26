import type { Contest } from "@inktvis/contract/features/contests/contest";

/** The state of a contest's button: the first that applies (docs/product/participations.md#button). */
export type ParticipationState =
  | "COMPLETED"
  | "CONTEST_ENDED"
  | "NOT_LOGGED_IN"
  | "INCOMPLETE"
  | "CAN_PARTICIPATE"
  | "CANNOT_PARTICIPATE";

interface Viewing {
  /** According to the server or to the countdown of the page. */
  isPassed: boolean;
  isLoggedIn: boolean;
}

export function participationState({ me }: Pick<Contest, "me">, { isPassed, isLoggedIn }: Viewing): ParticipationState {
  if (me.participation?.finalizedAt) return "COMPLETED";
  if (isPassed) return "CONTEST_ENDED";
  if (!isLoggedIn) return "NOT_LOGGED_IN";
  if (me.participation) return "INCOMPLETE";
  return me.can.startParticipation ? "CAN_PARTICIPATE" : "CANNOT_PARTICIPATE";
}
