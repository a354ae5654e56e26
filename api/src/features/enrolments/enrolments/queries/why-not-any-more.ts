import { enrolProblem, isSeatHeld } from "#features/courses/courses/course.rules.ts";
import { ENROL_REFUSALS } from "../seats.ts";

interface Facts {
  finalized_at: Date | null;
  delisted_at: Date | null;
  reserved_until: Date | null;
  has_open_request: boolean;
}
interface OfCourse {
  organizer_id: string;
  has_enrollments: boolean;
  is_closed: boolean;
  enrollment_deadline: string | null;
  cancelled_at: Date | null;
  isListed: boolean;
}

/**
 * Why somebody who began to enrol, and holds no seat, cannot take one any more, in words; null when they can, when
 * they hold one, and when there is nothing left to do (docs/product/enrolments.md#seats). A full course is not such a
 * reason: a seat may come free.
 */
export function whyNotAnyMore(
  course: OfCourse,
  enrolment: Facts,
  { viewer, now }: { viewer: { id: string }; now: Date },
) {
  const { finalized_at, delisted_at } = enrolment;
  if (finalized_at || delisted_at || course.cancelled_at || isSeatHeld(enrolment, now)) return null;
  // People who began before it was closed can go on.
  const problem = enrolProblem({ ...course, isAdmitted: true }, viewer.id, now);
  return problem ? ENROL_REFUSALS[problem]().message : null;
}
