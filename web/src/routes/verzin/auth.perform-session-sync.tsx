import { createFileRoute } from "@tanstack/react-router";
import { performSearch } from "../../features/auth/hand-over.ts";
import { PerformSessionSync } from "../../features/auth/hand-over-pages.tsx";
import { handOverMessages } from "../../features/auth/messages.nl.ts";
import { tokenPage } from "../../features/auth/token-page.ts";

export const Route = createFileRoute("/verzin/auth/perform-session-sync")({
  validateSearch: performSearch,
  ...tokenPage("verzin", handOverMessages.breadcrumb),
  component: PerformSessionSync,
});
