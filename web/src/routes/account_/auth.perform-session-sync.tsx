import { createFileRoute } from "@tanstack/react-router";
import { HAND_OVER_TITLE, handOverSearch } from "#features/accounts/auth/hand-over-search.ts";
import { PerformSessionSync } from "#features/accounts/auth/hand-over-pages.tsx";
import { tokenPage } from "#features/accounts/auth/token-page.ts";
import { account } from "#sites/account.ts";
import { SiteLayout } from "#sites/site-layout.tsx";

/** Outside the layout of the site, which is for members only. */
export const Route = createFileRoute("/account_/auth/perform-session-sync")({
  validateSearch: handOverSearch,
  ...tokenPage("account", HAND_OVER_TITLE),
  component: PerformRoute,
});

function PerformRoute() {
  return (
    <SiteLayout bare definition={account}>
      <PerformSessionSync />
    </SiteLayout>
  );
}
