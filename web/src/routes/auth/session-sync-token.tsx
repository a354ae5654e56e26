import { createFileRoute } from "@tanstack/react-router";
import { SyncTokenRefused } from "#features/accounts/auth/hand-over-pages.tsx";
import { HAND_OVER_TITLE, handOverSearch } from "#features/accounts/auth/hand-over-search.ts";
import { redirectWithSyncToken } from "#features/accounts/auth/hand-over.ts";
import { tokenPage } from "#features/accounts/auth/token-page.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";

export const Route = createFileRoute("/auth/session-sync-token")({
  staticData: { breadcrumbs: breadcrumbs(HAND_OVER_TITLE) },
  validateSearch: handOverSearch,
  beforeLoad: redirectWithSyncToken,
  ...tokenPage("auth", HAND_OVER_TITLE),
  component: SyncTokenRefused,
});
