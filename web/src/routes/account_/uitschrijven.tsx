import { createFileRoute } from "@tanstack/react-router";
import { tokenPage } from "#features/accounts/auth/token-page.ts";
import { subscriptionQuery } from "#features/accounts/mail-preferences/mail-preferences.queries.ts";
import { unsubscribeMessages } from "#features/accounts/mail-preferences/messages.nl.ts";
import { UnsubscribePage } from "#features/accounts/mail-preferences/unsubscribe-page.tsx";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { refusalStatus } from "#platform/refusals.ts";
import { searchText } from "#platform/search-params.ts";
import { account } from "#sites/account.ts";
import { SiteLayout } from "#sites/site-layout.tsx";

/** Outside the layout of the site, which is for members only: the link in a mail works signed out. */
export const Route = createFileRoute("/account_/uitschrijven")({
  validateSearch: ({ token }) => ({ token: searchText(token) }),
  loaderDeps: ({ search: { token = "" } }) => ({ token }),
  loader: async ({ context, deps: { token } }) => {
    try {
      return await context.queryClient.query({ ...subscriptionQuery(token), staleTime: "static" });
    } catch (error) {
      if (refusalStatus(error) === 404) return "broken" as const;
      if (refusalStatus(error) === 410) return "ended" as const;
      throw error;
    }
  },
  staticData: { breadcrumbs: breadcrumbs(unsubscribeMessages.title) },
  ...tokenPage("account", unsubscribeMessages.title),
  component: UnsubscribeRoute,
});

function UnsubscribeRoute() {
  return (
    <SiteLayout bare definition={account}>
      <UnsubscribePage subscription={Route.useLoaderData()} token={Route.useLoaderDeps().token} />
    </SiteLayout>
  );
}
