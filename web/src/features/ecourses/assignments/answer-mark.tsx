import { StateMark } from "#features/management/state-mark.tsx";
import { assignmentMessages as copy } from "./assignments.nl.ts";

interface AnswerMarkProps {
  answer: { isAccepted: boolean } | null;
  /** Whether another text can be handed in; only set where that is known. */
  canTryAgain?: boolean;
}

/** Whether a text that was handed in still waits for an answer, and what the answer was. */
export const AnswerMark = ({ answer, canTryAgain = false }: AnswerMarkProps) =>
  answer === null ? (
    <StateMark look="waiting">{copy.waits}</StateMark>
  ) : answer.isAccepted ? (
    <StateMark look="shown">{copy.accepted}</StateMark>
  ) : (
    <StateMark look="over">{canTryAgain ? copy.notAccepted : copy.notAcceptedAnyMore}</StateMark>
  );
