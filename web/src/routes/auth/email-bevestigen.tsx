import { createFileRoute } from "@tanstack/react-router";
import { ConfirmEmailPage } from "#features/accounts/auth/confirm-email-page.tsx";
import { confirmMessages } from "#features/accounts/auth/messages.nl.ts";
import { storedTarget } from "#features/accounts/auth/redirect-cookie.ts";
import { tokenPage } from "#features/accounts/auth/token-page.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { searchText } from "#platform/search-params.ts";

export const Route = createFileRoute("/auth/email-bevestigen")({
  staticData: { breadcrumbs: breadcrumbs(confirmMessages.breadcrumb) },
  validateSearch: ({ token, userId }) => ({ token: searchText(token), userId: searchText(userId) }),
  loader: () => ({ target: storedTarget() }),
  ...tokenPage("auth", confirmMessages.breadcrumb),
  component: () => <ConfirmEmailPage target={Route.useLoaderData().target} />,
});
