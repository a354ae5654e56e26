import { createFileRoute } from "@tanstack/react-router";
import { SyncTokenRefused } from "../../features/auth/hand-over-pages.tsx";
import { HAND_OVER_TITLE, handOverSearch } from "../../features/auth/hand-over-search.ts";
import { passSyncToken } from "../../features/auth/hand-over.ts";
import { tokenPage } from "../../features/auth/token-page.ts";
import { breadcrumbs } from "../../platform/breadcrumbs.ts";

export const Route = createFileRoute("/auth/session-sync-token")({
  staticData: { breadcrumbs: breadcrumbs(HAND_OVER_TITLE) },
  validateSearch: handOverSearch,
  beforeLoad: passSyncToken,
  ...tokenPage("auth", HAND_OVER_TITLE),
  component: SyncTokenRefused,
});
