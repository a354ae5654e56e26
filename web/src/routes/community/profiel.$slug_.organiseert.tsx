import { createFileRoute, redirect } from "@tanstack/react-router";
import { organizedPath, profilePath, READ_PATH } from "@inktvis/contract/page-paths/community";
import { organizedHead } from "#features/profiles/organized-head.ts";
import { OrganizedPage, OrganizedPending } from "#features/profiles/organized-page.tsx";
import { organizedQuery, personQuery } from "#features/people/people/person.queries.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { load } from "#platform/load.ts";
import { pageNumber } from "#platform/search-params.ts";

export const Route = createFileRoute("/community/profiel/$slug_/organiseert")({
  validateSearch: ({ page }: Record<string, unknown>): { page?: number | undefined } => ({ page: pageNumber(page) }),
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: async (args) => {
    const { slug } = args.params;
    const { page } = args.deps;
    const [person, organized] = await Promise.all([
      load(args, personQuery(slug)),
      load(args, organizedQuery(slug, page)),
    ]);
    if (person.slug !== slug) throw redirect({ href: organizedPath(person.slug, page), statusCode: 301 });
    return {
      head: organizedHead(args.context.addresses, person, organized.data.length === 0, page),
      breadcrumbs: breadcrumbs("Organiseert", ["Lezen", READ_PATH], [person.nickname, profilePath(slug)]),
    };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: OrganizedPage,
  pendingComponent: OrganizedPending,
});
