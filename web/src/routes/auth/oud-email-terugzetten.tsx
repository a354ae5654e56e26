import { createFileRoute } from "@tanstack/react-router";
import { undoMessages } from "#features/accounts/auth/messages.nl.ts";
import { tokenPage } from "#features/accounts/auth/token-page.ts";
import { UndoEmailPage } from "#features/accounts/auth/undo-email-page.tsx";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { searchText } from "#platform/search-params.ts";

export const Route = createFileRoute("/auth/oud-email-terugzetten")({
  staticData: { breadcrumbs: breadcrumbs(undoMessages.breadcrumb) },
  validateSearch: ({ token, userId }) => ({ token: searchText(token), userId: searchText(userId) }),
  ...tokenPage("auth", undoMessages.breadcrumb),
  component: UndoEmailPage,
});
