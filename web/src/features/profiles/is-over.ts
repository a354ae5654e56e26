import type { Organized } from "@inktvis/contract/features/profiles/profiles";

/** As shown on its tile: a course is over when its deadline is. */
export const isOver = (organized: Organized) =>
  organized.model === "course" ? !organized.isBeforeEnrollmentDeadline : organized.isPassed;
