import type { Enrolment } from "@inktvis/contract/features/enrolments/enrolment";

/** Whether somebody is enrolled, and was not taken off the course. */
export const isActive = ({ finalizedAt, delistedAt }: Pick<Enrolment, "finalizedAt" | "delistedAt">) =>
  finalizedAt !== null && delistedAt === null;
