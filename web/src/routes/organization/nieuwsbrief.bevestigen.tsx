import { NEWSLETTER_PATH } from "@inktvis/contract/page-paths/organization";
import { createFileRoute } from "@tanstack/react-router";
import { tokenPage } from "#features/accounts/auth/token-page.ts";
import { archiveMessages } from "#features/newsletter/archive/messages.nl.ts";
import { ConfirmNewsletterPage } from "#features/newsletter/subscribing/confirm-page.tsx";
import { CONFIRM_TITLE } from "#features/newsletter/subscribing/page-titles.nl.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { searchText } from "#platform/search-params.ts";

interface Link {
  id?: string | undefined;
  token?: string | undefined;
}

export const Route = createFileRoute("/organization/nieuwsbrief/bevestigen")({
  validateSearch: ({ id, token }: Record<string, unknown>): Link => ({ id: searchText(id), token: searchText(token) }),
  staticData: { breadcrumbs: breadcrumbs(CONFIRM_TITLE, [archiveMessages.parent, NEWSLETTER_PATH]) },
  ...tokenPage("organization", CONFIRM_TITLE),
  component: ConfirmRoute,
});

function ConfirmRoute() {
  const { id, token } = Route.useSearch();
  return <ConfirmNewsletterPage id={id} token={token} />;
}
