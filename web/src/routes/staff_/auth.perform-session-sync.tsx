import { createFileRoute } from "@tanstack/react-router";
import { HAND_OVER_TITLE, handOverSearch } from "#features/accounts/auth/hand-over-search.ts";
import { PerformSessionSync } from "#features/accounts/auth/hand-over-pages.tsx";
import { tokenPage } from "#features/accounts/auth/token-page.ts";
import { staff } from "#sites/staff.ts";
import { SiteLayout } from "#sites/site-layout.tsx";

/** Outside the layout of the site, which is only rendered in the browser. */
export const Route = createFileRoute("/staff_/auth/perform-session-sync")({
  validateSearch: handOverSearch,
  ...tokenPage("staff", HAND_OVER_TITLE),
  component: PerformRoute,
});

function PerformRoute() {
  return (
    <SiteLayout bare definition={staff}>
      <PerformSessionSync />
    </SiteLayout>
  );
}
