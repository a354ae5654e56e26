import { StateMark } from "#features/management/state-mark.tsx";
import { assignmentMessages as copy } from "./assignments.nl.ts";

/** Whether a text that was handed in waits for an answer, and what it was. */
export const AnswerMark = ({ answer }: { answer: { isAccepted: boolean } | null }) =>
  answer === null ? (
    <StateMark look="waiting">{copy.waits}</StateMark>
  ) : answer.isAccepted ? (
    <StateMark look="shown">{copy.accepted}</StateMark>
  ) : (
    <StateMark look="over">{copy.notAccepted}</StateMark>
  );
