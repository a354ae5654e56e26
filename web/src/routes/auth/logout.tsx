import { createFileRoute } from "@tanstack/react-router";
import { LogoutPage } from "#features/accounts/auth/logout-page.tsx";
import { logoutMessages } from "#features/accounts/auth/messages.nl.ts";
import { tokenPage } from "#features/accounts/auth/token-page.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";

export const Route = createFileRoute("/auth/logout")({
  staticData: { breadcrumbs: breadcrumbs(logoutMessages.breadcrumb) },
  ...tokenPage("auth", logoutMessages.breadcrumb),
  component: LogoutPage,
});
