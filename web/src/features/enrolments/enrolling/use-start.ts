import { formErrorOf } from "#platform/forms/form-refusal.ts";
import { usePressWithError } from "#platform/forms/use-press.ts";
import { enrolmentApi } from "../enrolment-api.ts";
import { useStepChange } from "./step-change.ts";

/** Starts an enrolment, or requests a seat again, and goes to the step that follows. */
export function useStart(slug: string, body: { conditionsVersion?: string }, afterRefusal?: () => Promise<unknown>) {
  const goTo = useStepChange(slug);
  return usePressWithError(async () => goTo((await enrolmentApi.enrolments.start({ params: { slug }, body })).data), {
    afterRefusal,
    errorOf: formErrorOf,
  });
}
