import type { Contest } from "@inktvis/contract/features/contests/contests";

/** What the button of a contest says; the first that holds (docs/product/participations.md#button). */
export type ParticipationState =
  | "COMPLETED"
  | "CONTEST_ENDED"
  | "NOT_LOGGED_IN"
  | "INCOMPLETE"
  | "CAN_PARTICIPATE"
  | "CANNOT_PARTICIPATE";

interface Asking {
  isPassed: boolean;
  isLoggedIn: boolean;
}

export function participationState({ me }: Pick<Contest, "me">, { isPassed, isLoggedIn }: Asking): ParticipationState {
  if (me.participation?.finalizedAt) return "COMPLETED";
  if (isPassed) return "CONTEST_ENDED";
  if (!isLoggedIn) return "NOT_LOGGED_IN";
  if (me.participation) return "INCOMPLETE";
  return me.can.startParticipation ? "CAN_PARTICIPATE" : "CANNOT_PARTICIPATE";
}
