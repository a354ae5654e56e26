import { createFileRoute } from "@tanstack/react-router";
import { ResetPasswordPage } from "#features/accounts/auth/reset-password-page.tsx";
import { resetMessages } from "#features/accounts/auth/messages.nl.ts";
import { tokenPage } from "#features/accounts/auth/token-page.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { searchText } from "#platform/search-params.ts";

export const Route = createFileRoute("/auth/wachtwoord-herstellen")({
  staticData: { breadcrumbs: breadcrumbs(resetMessages.breadcrumb) },
  validateSearch: ({ token, email }) => ({ token: searchText(token), email: searchText(email) }),
  ...tokenPage("auth", resetMessages.breadcrumb),
  component: ResetPasswordPage,
});
