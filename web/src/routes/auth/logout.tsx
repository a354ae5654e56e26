import { createFileRoute } from "@tanstack/react-router";
import { LogoutPage } from "../../features/auth/logout-page.tsx";
import { logoutMessages } from "../../features/auth/messages.nl.ts";
import { tokenPage } from "../../features/auth/token-page.ts";
import { breadcrumbs } from "../../platform/breadcrumbs.ts";

export const Route = createFileRoute("/auth/logout")({
  staticData: { breadcrumbs: breadcrumbs(logoutMessages.breadcrumb) },
  ...tokenPage("auth", logoutMessages.breadcrumb),
  component: LogoutPage,
});
