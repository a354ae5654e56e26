import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { Enrolment } from "@inktvis/contract/features/enrolments/enrolment";
import { enrolmentStepPath } from "@inktvis/contract/page-paths/organization";
import { showEnrolment } from "./enrolment.queries.ts";

/** Goes to the step that the enrolment in a response has reached. */
export function useStepChange(slug: string) {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async (enrolment: Enrolment) => {
    showEnrolment(queryClient, slug, enrolment);
    await router.navigate({ href: enrolmentStepPath(slug, enrolment.step) });
  };
}
