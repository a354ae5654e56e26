import type { Enrolment } from "@inktvis/contract/features/enrolments/enrolment";

interface Left {
  delistedAt: Enrolment["delistedAt"];
  course: Pick<Enrolment["course"], "cancelledAt">;
}

/** Whether somebody left a course before it was cancelled: the cancelling gives them no further refund. */
export const leftBeforeCancelling = ({ delistedAt, course: { cancelledAt } }: Left) =>
  delistedAt !== null && cancelledAt !== null && delistedAt < cancelledAt;
