import type { LeaveProblem } from "@inktvis/contract/features/enrolments/delisting";
import { brusselsDay } from "#platform/clock.ts";
import { isFree } from "../enrolments/enrolment.rules.ts";

interface Course {
  allows_leaving: boolean;
  start_date: string | null;
  pricing_strategy: string;
}

/** Why participants do not take themselves off a course now, and ask for it instead; null when they can. */
export function leaveProblem(
  course: Course,
  { basispoints, now }: { basispoints: number; now: Date },
): LeaveProblem | null {
  if (!course.allows_leaving) return "switched-off";
  if (course.start_date !== null && brusselsDay(now) >= course.start_date) return "started";
  return !isFree(course) && basispoints === 0 ? "nothing-back" : null;
}
