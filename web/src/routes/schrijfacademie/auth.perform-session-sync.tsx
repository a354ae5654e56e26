import { createFileRoute } from "@tanstack/react-router";
import { HAND_OVER_TITLE, handOverSearch } from "#features/accounts/auth/hand-over-search.ts";
import { PerformSessionSync } from "#features/accounts/auth/hand-over-pages.tsx";
import { tokenPage } from "#features/accounts/auth/token-page.ts";

export const Route = createFileRoute("/schrijfacademie/auth/perform-session-sync")({
  validateSearch: handOverSearch,
  ...tokenPage("schrijfacademie", HAND_OVER_TITLE),
  component: PerformSessionSync,
});
