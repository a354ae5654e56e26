import { createFileRoute } from "@tanstack/react-router";
import { COURSES_PATH } from "@inktvis/contract/page-paths/organization";
import { tokenPage } from "#features/accounts/auth/token-page.ts";
import { DeclineOfferPage } from "#features/enrolments/waiting-list/decline-offer-page.tsx";
import { DECLINE_OFFER_TITLE } from "#features/enrolments/waiting-list/decline-offer-title.nl.ts";
import { seatOfferQuery } from "#features/enrolments/waiting-list/waiting-list.queries.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { searchText } from "#platform/search-params.ts";
import { unlessRefused } from "#platform/unless-refused.ts";

/** The page of a link in a mail, which works signed out. */
export const Route = createFileRoute("/organization/cursussen/$slug_/plaats-weigeren")({
  validateSearch: ({ token }: Record<string, unknown>): { token?: string | undefined } => ({
    token: searchText(token),
  }),
  loaderDeps: ({ search: { token = "" } }) => ({ token }),
  // No token at all, or one that is not ours.
  loader: ({ context, deps: { token } }) =>
    unlessRefused([400, 404], context.queryClient.query({ ...seatOfferQuery(token), staleTime: 0 })),
  staticData: { breadcrumbs: breadcrumbs(DECLINE_OFFER_TITLE, ["Cursussen", COURSES_PATH]) },
  ...tokenPage("organization", DECLINE_OFFER_TITLE),
  component: DeclineOfferRoute,
});

function DeclineOfferRoute() {
  return (
    <DeclineOfferPage offer={Route.useLoaderData()} slug={Route.useParams().slug} token={Route.useLoaderDeps().token} />
  );
}
