import type { Enrolment } from "@inktvis/contract/features/enrolments/enrolment";

/** Whether somebody is enrolled, and was not delisted. */
export const isActive = ({ finalizedAt, delistedAt }: Pick<Enrolment, "finalizedAt" | "delistedAt">) =>
  finalizedAt !== null && delistedAt === null;
