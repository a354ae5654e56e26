import { createFileRoute } from "@tanstack/react-router";
import { prepareSearch } from "../../features/auth/hand-over.ts";
import { PrepareSessionSync } from "../../features/auth/hand-over-pages.tsx";
import { handOverMessages } from "../../features/auth/messages.nl.ts";
import { tokenPage } from "../../features/auth/token-page.ts";
import { account } from "../../sites/account.ts";
import { SiteLayout } from "../../sites/site-layout.tsx";

/** Outside the layout of the site, which is for members only. */
export const Route = createFileRoute("/account_/auth/prepare-session-sync")({
  validateSearch: prepareSearch,
  ...tokenPage("account", handOverMessages.breadcrumb),
  component: PrepareRoute,
});

function PrepareRoute() {
  return (
    <SiteLayout bare definition={account}>
      <PrepareSessionSync />
    </SiteLayout>
  );
}
