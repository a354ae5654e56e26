import { createFileRoute } from "@tanstack/react-router";
import { skipHandOver } from "#features/accounts/auth/skip-hand-over.ts";
import { HAND_OVER_TITLE, handOverSearch } from "#features/accounts/auth/hand-over-search.ts";
import { PrepareSessionSync } from "#features/accounts/auth/hand-over-pages.tsx";
import { tokenPage } from "#features/accounts/auth/token-page.ts";
import { account } from "#sites/account.ts";
import { SiteLayout } from "#sites/site-layout.tsx";

/** Outside the layout of the site, which is for members only. */
export const Route = createFileRoute("/account_/auth/prepare-session-sync")({
  validateSearch: handOverSearch,
  beforeLoad: skipHandOver,
  ...tokenPage("account", HAND_OVER_TITLE),
  component: PrepareRoute,
});

function PrepareRoute() {
  return (
    <SiteLayout bare definition={account}>
      <PrepareSessionSync />
    </SiteLayout>
  );
}
