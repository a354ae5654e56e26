import { enrolmentApi } from "../enrolment-api.ts";
import { useStepChange } from "./step-change.ts";
import { usePress } from "./use-press.ts";

/** Begins to enrol, or asks for a seat again, and goes to the step that follows. */
export function useStart(slug: string, body: { conditionsVersion?: string }, afterRefusal?: () => Promise<unknown>) {
  const goTo = useStepChange(slug);
  return usePress(
    async () => goTo((await enrolmentApi.enrolments.start({ params: { slug }, body })).data),
    afterRefusal,
  );
}
