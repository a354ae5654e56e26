import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Enrolment } from "@inktvis/contract/features/enrolments/enrolment";
import type { PriceChoices } from "@inktvis/contract/features/enrolments/prices";
import { enrolmentApi } from "../enrolment-api.ts";
import { dropCached, refreshCached } from "#platform/cached-queries.ts";

const ENROLMENTS = "enrolments";

/**
 * The viewer's enrolment in a course; null before it was started. Refetching is quiet, because that is how the page
 * waits for a payment.
 */
export const enrolmentQuery = (slug: string) =>
  queryOptions({
    queryKey: [ENROLMENTS, "one", slug],
    queryFn: async ({ client, queryKey, signal }) => {
      const quiet = client.getQueryData(queryKey) !== undefined;
      return (await enrolmentApi.enrolments.get({ params: { slug } }, { quiet, signal })).data;
    },
  });

/** The price of these choices. */
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

/** Puts the enrolment of a response into the cache, and drops the other cached enrolments and courses. */
export function showEnrolment(queryClient: QueryClient, slug: string, enrolment: Enrolment) {
  dropCached(queryClient, [ENROLMENTS]);
  queryClient.setQueryData(enrolmentQuery(slug).queryKey, enrolment);
  void refreshCached(queryClient, ["courses"]);
}

/** Refetches the enrolment and the course, and drops the prices that are not shown. */
export async function refetchEnrolment(queryClient: QueryClient, slug: string) {
  dropCached(queryClient, [ENROLMENTS]);
  await Promise.all([queryClient.invalidateQueries(enrolmentQuery(slug)), refreshCached(queryClient, ["courses"])]);
}

/** Refetches the price that is shown. */
export const refetchPrice = (queryClient: QueryClient, slug: string) =>
  refreshCached(queryClient, [ENROLMENTS, "price", slug]);
