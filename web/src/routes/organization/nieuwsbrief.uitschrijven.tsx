import { NEWSLETTER_PATH } from "@inktvis/contract/page-paths/organization";
import { createFileRoute } from "@tanstack/react-router";
import { tokenPage } from "#features/accounts/auth/token-page.ts";
import { archiveMessages } from "#features/newsletter/archive/messages.nl.ts";
import { UNSUBSCRIBE_TITLE } from "#features/newsletter/subscribing/page-titles.nl.ts";
import { subscriptionQuery } from "#features/newsletter/subscribing/subscription.queries.ts";
import { UnsubscribeNewsletterPage } from "#features/newsletter/subscribing/unsubscribe-page.tsx";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { searchText } from "#platform/search-params.ts";
import { unlessRefused } from "#platform/unless-refused.ts";

/** The page of a link in a mail, which works signed out. */
export const Route = createFileRoute("/organization/nieuwsbrief/uitschrijven")({
  validateSearch: ({ token }: Record<string, unknown>): { token?: string | undefined } => ({
    token: searchText(token),
  }),
  loaderDeps: ({ search: { token = "" } }) => ({ token }),
  // No token at all, or one that is not ours.
  loader: ({ context, deps: { token } }) =>
    unlessRefused([400, 404, 422], context.queryClient.query({ ...subscriptionQuery(token), staleTime: 0 })),
  staticData: { breadcrumbs: breadcrumbs(UNSUBSCRIBE_TITLE, [archiveMessages.parent, NEWSLETTER_PATH]) },
  ...tokenPage("organization", UNSUBSCRIBE_TITLE),
  component: UnsubscribeRoute,
});

function UnsubscribeRoute() {
  return <UnsubscribeNewsletterPage subscription={Route.useLoaderData()} token={Route.useLoaderDeps().token} />;
}
