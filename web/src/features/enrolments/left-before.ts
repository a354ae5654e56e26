import type { Enrolment } from "@inktvis/contract/features/enrolments/enrolment";

interface Left {
  delistedAt: Enrolment["delistedAt"];
  course: Pick<Enrolment["course"], "cancelledAt">;
}

/** Whether somebody was off a course before it was called off: nothing more goes back to them for that. */
export const leftBefore = ({ delistedAt, course: { cancelledAt } }: Left) =>
  delistedAt !== null && cancelledAt !== null && delistedAt < cancelledAt;
