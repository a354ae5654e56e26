import type { LeaveProblem } from "@inktvis/contract/features/enrolments/delisting";
import { isOver } from "#features/courses/courses/course.rules.ts";
import { brusselsDay } from "#platform/clock.ts";
import { costsSomething } from "../enrolments/enrolment.rules.ts";

interface Facts {
  course: { allows_leaving: boolean; start_date: string | null; end_date: string | null; pricing_strategy: string };
  enrolment: Parameters<typeof costsSomething>[1];
  /** Which share of the price goes back today. */
  basispoints: number;
  now: Date;
}

/** Why participants cannot leave a course by themselves now, and have to ask for it instead; null when they can. */
export function leaveProblem({ course, enrolment, basispoints, now }: Facts): LeaveProblem | null {
  if (isOver(course, now)) return "over";
  if (!course.allows_leaving) return "switched-off";
  if (course.start_date !== null && brusselsDay(now) >= course.start_date) return "started";
  return costsSomething(course, enrolment) && basispoints === 0 ? "nothing-back" : null;
}
