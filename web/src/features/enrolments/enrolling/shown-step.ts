import type { Enrolment } from "@inktvis/contract/features/enrolments/enrolment";
import { type EnrolmentStep, ENROLMENT_STEPS } from "@inktvis/contract/page-paths/organization";

type Progress = Pick<Enrolment, "step" | "activePayment">;

const at = (step: EnrolmentStep) => ENROLMENT_STEPS.indexOf(step);

/** Whether the person is back from paying before the outcome is known. */
export const isReturning = (enrolment: Progress | null, requested: EnrolmentStep | undefined) =>
  requested === "compleet" &&
  enrolment !== null &&
  enrolment.step !== "compleet" &&
  enrolment.activePayment?.state === "pending";

/**
 * The step that the page shows: the one that the enrolment has reached, or an earlier one that the address asks for
 * (docs/product/enrolments.md#steps). A complete enrolment always shows the last step.
 */
export function shownStep(enrolment: Progress | null, requested: EnrolmentStep | undefined): EnrolmentStep {
  const reached = enrolment?.step ?? "voorwaarden";
  if (isReturning(enrolment, requested)) return "compleet";
  if (reached === "compleet" || requested === undefined) return reached;
  return at(requested) < at(reached) ? requested : reached;
}

/** The steps of a course: a free one has no payment step. */
export const stepsOf = ({ pricingStrategy }: { pricingStrategy: string }) =>
  ENROLMENT_STEPS.filter((step) => step !== "betaling" || pricingStrategy !== "free");
