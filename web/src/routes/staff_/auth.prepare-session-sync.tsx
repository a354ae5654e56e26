import { createFileRoute } from "@tanstack/react-router";
import { skipHandOver } from "#features/accounts/auth/skip-hand-over.ts";
import { HAND_OVER_TITLE, handOverSearch } from "#features/accounts/auth/hand-over-search.ts";
import { PrepareSessionSync } from "#features/accounts/auth/hand-over-pages.tsx";
import { tokenPage } from "#features/accounts/auth/token-page.ts";
import { staff } from "#sites/staff.ts";
import { SiteLayout } from "#sites/site-layout.tsx";

/** Outside the layout of the site, which is only rendered in the browser. */
export const Route = createFileRoute("/staff_/auth/prepare-session-sync")({
  validateSearch: handOverSearch,
  beforeLoad: skipHandOver,
  ...tokenPage("staff", HAND_OVER_TITLE),
  component: PrepareRoute,
});

function PrepareRoute() {
  return (
    <SiteLayout bare definition={staff}>
      <PrepareSessionSync />
    </SiteLayout>
  );
}
