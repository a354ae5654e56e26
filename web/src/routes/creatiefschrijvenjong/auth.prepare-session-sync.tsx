import { createFileRoute } from "@tanstack/react-router";
import { prepareSearch } from "../../features/auth/hand-over.ts";
import { PrepareSessionSync } from "../../features/auth/hand-over-pages.tsx";
import { handOverMessages } from "../../features/auth/messages.nl.ts";
import { tokenPage } from "../../features/auth/token-page.ts";

export const Route = createFileRoute("/creatiefschrijvenjong/auth/prepare-session-sync")({
  validateSearch: prepareSearch,
  ...tokenPage("creatiefschrijvenjong", handOverMessages.breadcrumb),
  component: PrepareSessionSync,
});
