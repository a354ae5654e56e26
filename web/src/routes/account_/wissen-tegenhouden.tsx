import { createFileRoute } from "@tanstack/react-router";
import { tokenPage } from "#features/accounts/auth/token-page.ts";
import { CancelErasurePage } from "#features/personal-data/cancel-erasure-page.tsx";
import { cancelErasureMessages } from "#features/personal-data/personal-data.nl.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { searchText } from "#platform/search-params.ts";
import { account } from "#sites/account.ts";
import { SiteLayout } from "#sites/site-layout.tsx";

/** Outside the layout of the site, which is for members only: the link in a mail works signed out. */
export const Route = createFileRoute("/account_/wissen-tegenhouden")({
  staticData: { breadcrumbs: breadcrumbs(cancelErasureMessages.breadcrumb) },
  validateSearch: ({ requestId, token }) => ({ requestId: searchText(requestId), token: searchText(token) }),
  ...tokenPage("account", cancelErasureMessages.breadcrumb),
  component: CancelErasureRoute,
});

function CancelErasureRoute() {
  return (
    <SiteLayout bare definition={account}>
      <CancelErasurePage {...Route.useSearch()} />
    </SiteLayout>
  );
}
