import { createFileRoute } from "@tanstack/react-router";
import { performSearch } from "../../features/auth/hand-over.ts";
import { PerformSessionSync } from "../../features/auth/hand-over-pages.tsx";
import { handOverMessages } from "../../features/auth/messages.nl.ts";
import { tokenPage } from "../../features/auth/token-page.ts";

export const Route = createFileRoute("/schrijfacademie/auth/perform-session-sync")({
  validateSearch: performSearch,
  ...tokenPage("schrijfacademie", handOverMessages.breadcrumb),
  component: PerformSessionSync,
});
