import type { Organized } from "@inktvis/contract/features/profiles/profiles";

/** As its tile says it: a course is over when its deadline is. */
export const isOver = (organized: Organized) =>
  organized.model === "course" ? !organized.isBeforeEnrollmentDeadline : organized.isPassed;
