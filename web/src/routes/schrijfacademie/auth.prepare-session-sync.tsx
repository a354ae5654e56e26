import { createFileRoute } from "@tanstack/react-router";
import { skipHandOver } from "#features/accounts/auth/skip-hand-over.ts";
import { HAND_OVER_TITLE, handOverSearch } from "#features/accounts/auth/hand-over-search.ts";
import { PrepareSessionSync } from "#features/accounts/auth/hand-over-pages.tsx";
import { tokenPage } from "#features/accounts/auth/token-page.ts";

export const Route = createFileRoute("/schrijfacademie/auth/prepare-session-sync")({
  validateSearch: handOverSearch,
  beforeLoad: skipHandOver,
  ...tokenPage("schrijfacademie", HAND_OVER_TITLE),
  component: PrepareSessionSync,
});
