import { createFileRoute } from "@tanstack/react-router";
import { notificationMessages } from "#features/notifications/messages.nl.ts";
import { notificationsQuery } from "#features/notifications/notification.queries.ts";
import { NotificationsPage } from "#features/notifications/notifications-page.tsx";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";
import { pageNumber } from "#platform/search-params.ts";

export const Route = createFileRoute("/account/notificaties")({
  validateSearch: ({ page }: Record<string, unknown>): { page?: number | undefined } => ({ page: pageNumber(page) }),
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: (args) => load(args, notificationsQuery(args.deps.page)),
  head: () => unlistedHead("account", { title: notificationMessages.title }),
  staticData: { breadcrumbs: breadcrumbs(notificationMessages.title) },
  component: () => <NotificationsPage page={Route.useLoaderDeps().page} />,
});
