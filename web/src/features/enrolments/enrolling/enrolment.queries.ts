import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Enrolment } from "@inktvis/contract/features/enrolments/enrolment";
import type { PriceChoices } from "@inktvis/contract/features/enrolments/prices";
import { enrolmentApi } from "../enrolment-api.ts";
import { dropCached, refreshCached } from "#platform/cached-queries.ts";

const ENROLMENTS = "enrolments";

/** The viewer's enrolment in a course; null before it was begun. Asking again makes no noise: it is how a payment is awaited. */
export const enrolmentQuery = (slug: string) =>
  queryOptions({
    queryKey: [ENROLMENTS, "one", slug],
    queryFn: async ({ client, queryKey, signal }) => {
      const quiet = client.getQueryData(queryKey) !== undefined;
      return (await enrolmentApi.enrolments.get({ params: { slug } }, { quiet, signal })).data;
    },
  });

/** What this choice would cost. */
export const priceQuery = (slug: string, choices: PriceChoices) =>
  queryOptions({
    queryKey: [ENROLMENTS, "price", slug, choices],
    queryFn: async ({ signal }) => {
      const { data } = await enrolmentApi.enrolments.price(
        { params: { slug }, body: choices },
        { quiet: true, signal },
      );
      return data;
    },
    placeholderData: keepPreviousData,
  });

/** Shows the enrolment as an answer has it, and drops what else is cached of enrolments and courses. */
export function showEnrolment(queryClient: QueryClient, slug: string, enrolment: Enrolment) {
  dropCached(queryClient, [ENROLMENTS]);
  queryClient.setQueryData(enrolmentQuery(slug).queryKey, enrolment);
  void refreshCached(queryClient, ["courses"]);
}
