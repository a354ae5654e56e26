import { createFileRoute } from "@tanstack/react-router";
import { ConfirmNewEmailPage } from "#features/accounts/auth/confirm-new-email-page.tsx";
import { confirmNewMessages } from "#features/accounts/auth/messages.nl.ts";
import { tokenPage } from "#features/accounts/auth/token-page.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { searchText } from "#platform/search-params.ts";

export const Route = createFileRoute("/auth/nieuw-email-bevestigen")({
  staticData: { breadcrumbs: breadcrumbs(confirmNewMessages.breadcrumb) },
  validateSearch: ({ token, userId }) => ({ token: searchText(token), userId: searchText(userId) }),
  ...tokenPage("auth", confirmNewMessages.breadcrumb),
  component: ConfirmNewEmailPage,
});
