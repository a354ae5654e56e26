import { StateMark } from "#features/management/state-mark.tsx";
import { ecourseMessages as copy } from "./messages.nl.ts";

interface EcourseState {
  archivedAt: string | null;
  lessonCount: number;
}

/** The state of an online course as a badge. */
export function EcourseStateMark({ archivedAt, lessonCount }: EcourseState) {
  if (archivedAt !== null) return <StateMark look="over">{copy.archived}</StateMark>;
  return lessonCount === 0 ? (
    <StateMark look="unpublished">{copy.empty}</StateMark>
  ) : (
    <StateMark look="running">{copy.ready}</StateMark>
  );
}
