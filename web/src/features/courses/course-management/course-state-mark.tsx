import type { ComponentProps } from "react";
import { StateMark } from "#features/management/state-mark.tsx";
import { type CourseState, courseState } from "./course-state.ts";
import { stateMessages as copy } from "./course-state.nl.ts";

const LOOKS: Record<CourseState, ComponentProps<typeof StateMark>["look"]> = {
  draft: "unpublished",
  unpublished: "unpublished",
  published: "running",
  full: "waiting",
  passed: "over",
  shown: "shown",
  cancelled: "over",
};

/** The state of a course as a badge. */
export function CourseStateMark({ course }: { course: Parameters<typeof courseState>[0] }) {
  const state = courseState(course);
  return <StateMark look={LOOKS[state]}>{copy[state]}</StateMark>;
}
