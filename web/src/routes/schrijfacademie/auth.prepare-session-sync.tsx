import { createFileRoute } from "@tanstack/react-router";
import { HAND_OVER_TITLE, prepareSearch } from "../../features/auth/hand-over-search.ts";
import { PrepareSessionSync } from "../../features/auth/hand-over-pages.tsx";
import { tokenPage } from "../../features/auth/token-page.ts";

export const Route = createFileRoute("/schrijfacademie/auth/prepare-session-sync")({
  validateSearch: prepareSearch,
  ...tokenPage("schrijfacademie", HAND_OVER_TITLE),
  component: PrepareSessionSync,
});
