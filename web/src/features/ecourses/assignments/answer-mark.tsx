import { StateMark } from "#features/management/state-mark.tsx";
import { assignmentMessages as copy } from "./assignments.nl.ts";

interface AnswerMarkProps {
  answer: { isAccepted: boolean } | null;
  /** Another text can be handed in: only where that is known. */
  canTryAgain?: boolean;
}

/** Whether a text that was handed in waits for an answer, and what it was. */
export const AnswerMark = ({ answer, canTryAgain = false }: AnswerMarkProps) =>
  answer === null ? (
    <StateMark look="waiting">{copy.waits}</StateMark>
  ) : answer.isAccepted ? (
    <StateMark look="shown">{copy.accepted}</StateMark>
  ) : (
    <StateMark look="over">{canTryAgain ? copy.notAccepted : copy.notAcceptedAnyMore}</StateMark>
  );
