import { managedContestPath } from "@inktvis/contract/page-paths/account";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { contestBreadcrumbs } from "#features/contests/contest-management/managed-contest.ts";
import { MessagesPage } from "#features/contests/contest-management/messages/messages-page.tsx";
import {
  messageRecipientsQuery,
  messagesQuery,
} from "#features/contests/contest-management/messages/messages.queries.ts";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";

export const Route = createFileRoute("/account/beheer/wedstrijden/$slug/berichten")({
  beforeLoad: ({ context: { contest } }) => {
    if (!contest.me.can.message) throw redirect({ href: managedContestPath(contest.slug), statusCode: 302 });
  },
  loader: async (args) => {
    const { contest } = args.context;
    await Promise.all([load(args, messageRecipientsQuery(contest.slug)), load(args, messagesQuery(contest.slug, 1))]);
    return {
      head: unlistedHead("account", { title: `Berichten bij ${contest.title}` }),
      breadcrumbs: contestBreadcrumbs(contest, "Berichten"),
    };
  },
  gcTime: 0,
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: MessagesRoute,
});

function MessagesRoute() {
  return <MessagesPage slug={Route.useParams().slug} />;
}
