import { createFileRoute, notFound } from "@tanstack/react-router";
import { EntryPage } from "#features/contests/contest-management/entry/entry-page.tsx";
import { contestBreadcrumbs } from "#features/contests/contest-management/managed-contest.ts";
import { entryQuery } from "#features/contests/contest-management/management.queries.ts";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";

export const Route = createFileRoute("/account/beheer/wedstrijden/$slug/inzending/$id")({
  loader: async (args) => {
    const { contest } = args.context;
    const entry = await load(args, entryQuery(args.params.id));
    if (entry.contest.slug !== contest.slug) throw notFound();
    return { title: entry.title, breadcrumbs: contestBreadcrumbs(contest, entry.title) };
  },
  gcTime: 0,
  head: ({ loaderData }) => unlistedHead("account", { title: loaderData?.title }),
  component: EntryRoute,
});

function EntryRoute() {
  const { slug, id } = Route.useParams();
  return <EntryPage id={id} key={id} slug={slug} />;
}
