import { createFileRoute } from "@tanstack/react-router";
import { LoginPage } from "#features/accounts/auth/login-page.tsx";
import { redirectSignedIn } from "#features/accounts/auth/hand-over.ts";
import { authMessages } from "#features/accounts/auth/messages.nl.ts";
import { tokenPage } from "#features/accounts/auth/token-page.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";

export const Route = createFileRoute("/auth/")({
  staticData: { breadcrumbs: breadcrumbs(authMessages.logIn) },
  beforeLoad: redirectSignedIn,
  ...tokenPage("auth"),
  component: LoginPage,
});
