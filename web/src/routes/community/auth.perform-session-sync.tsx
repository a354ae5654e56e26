import { createFileRoute } from "@tanstack/react-router";
import { performSearch } from "../../features/auth/hand-over.ts";
import { PerformSessionSync } from "../../features/auth/hand-over-pages.tsx";
import { handOverMessages } from "../../features/auth/messages.nl.ts";
import { tokenPage } from "../../features/auth/token-page.ts";

export const Route = createFileRoute("/community/auth/perform-session-sync")({
  validateSearch: performSearch,
  ...tokenPage("community", handOverMessages.breadcrumb),
  component: PerformSessionSync,
});
