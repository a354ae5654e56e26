import { createFileRoute } from "@tanstack/react-router";
import { SyncTokenRefused } from "../../features/auth/hand-over-pages.tsx";
import { passSyncToken, syncTokenSearch } from "../../features/auth/hand-over.ts";
import { handOverMessages } from "../../features/auth/messages.nl.ts";
import { tokenPage } from "../../features/auth/token-page.ts";
import { breadcrumbs } from "../../platform/breadcrumbs.ts";

export const Route = createFileRoute("/auth/session-sync-token")({
  staticData: { breadcrumbs: breadcrumbs(handOverMessages.breadcrumb) },
  validateSearch: syncTokenSearch,
  beforeLoad: passSyncToken,
  ...tokenPage("auth", handOverMessages.breadcrumb),
  component: SyncTokenRefused,
});
