import { createFileRoute } from "@tanstack/react-router";
import { SETTINGS_PATH } from "@inktvis/contract/page-paths/settings";
import { MailPreferencesPage } from "#features/accounts/mail-preferences/mail-preferences-page.tsx";
import { mailPreferencesQuery } from "#features/accounts/mail-preferences/mail-preferences.queries.ts";
import { mailMessages } from "#features/accounts/mail-preferences/messages.nl.ts";
import { SavedSearchList } from "#features/courses/saved-searches/saved-search-list.tsx";
import { savedSearchesQuery } from "#features/courses/saved-searches/saved-search.queries.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";

export const Route = createFileRoute("/account/instellingen/notificaties")({
  loader: (args) => Promise.all([load(args, mailPreferencesQuery), load(args, savedSearchesQuery)]),
  head: () => unlistedHead("account", { title: mailMessages.title }),
  staticData: { breadcrumbs: breadcrumbs(mailMessages.title, ["Instellingen", SETTINGS_PATH]) },
  component: MailPreferencesRoute,
});

function MailPreferencesRoute() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <MailPreferencesPage me={Route.useRouteContext().me} />
      <SavedSearchList />
    </div>
  );
}
