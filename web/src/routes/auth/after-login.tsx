import { createFileRoute } from "@tanstack/react-router";
import { redirectToTarget } from "#features/accounts/auth/hand-over.ts";
import { tokenPage } from "#features/accounts/auth/token-page.ts";

export const Route = createFileRoute("/auth/after-login")({
  ...tokenPage("auth"),
  beforeLoad: redirectToTarget,
});
