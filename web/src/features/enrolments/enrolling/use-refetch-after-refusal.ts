import { useQueryClient } from "@tanstack/react-query";
import { refusalStatus } from "#platform/refusals.ts";
import { refetchEnrolment, refetchPrice } from "./enrolment.queries.ts";

const OUT_OF_DATE = new Set([409, 410, 422]);

/**
 * Returns a function that runs a step of enrolling. After a refusal it refetches what the page shows: the course may be
 * full or cancelled, its conditions, a price or discount may have changed, or the person went further in another window.
 */
export function useRefetchAfterRefusal(slug: string) {
  const queryClient = useQueryClient();
  return <Result>(step: () => Promise<Result>): Promise<Result> =>
    step().catch(async (refusal: unknown) => {
      const status = refusalStatus(refusal);
      if (OUT_OF_DATE.has(status)) await refetchEnrolment(queryClient, slug);
      // After a 422 what was chosen may have no price any more.
      if (status === 409) await refetchPrice(queryClient, slug);
      throw refusal;
    });
}
