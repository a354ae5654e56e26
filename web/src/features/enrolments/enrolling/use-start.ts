import { formErrorOf } from "#platform/forms/form-refusal.ts";
import { usePressWithError } from "#platform/forms/use-press.ts";
import { enrolmentApi } from "../enrolment-api.ts";
import { useStepChange } from "./step-change.ts";
import { useRefetchAfterRefusal } from "./use-refetch-after-refusal.ts";

/** Starts an enrolment, or requests a seat again, and goes to the step that follows. */
export function useStart(slug: string, body: { conditionsVersion?: string }) {
  const goTo = useStepChange(slug);
  const refetchingAfterRefusal = useRefetchAfterRefusal(slug);
  const start = () => enrolmentApi.enrolments.start({ params: { slug }, body });
  return usePressWithError(async () => goTo((await refetchingAfterRefusal(start)).data), { errorOf: formErrorOf });
}
