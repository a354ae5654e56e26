import { createFileRoute } from "@tanstack/react-router";
import { READ_PATH } from "@inktvis/contract/page-paths/community";
import { personHead } from "#features/profiles/person-head.ts";
import { PersonPage, PersonPending } from "#features/profiles/person-page.tsx";
import { organizedQuery, personQuery, textsOfPersonQuery } from "#features/people/people/person.queries.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { load } from "#platform/load.ts";
import { redirectToSlug } from "#platform/redirect-to-slug.ts";
import { pageNumber } from "#platform/search-params.ts";

export const Route = createFileRoute("/community/profiel/$slug")({
  validateSearch: ({ page }: Record<string, unknown>): { page?: number | undefined } => ({ page: pageNumber(page) }),
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: async (args) => {
    const { slug } = args.params;
    const { page } = args.deps;
    const [person, organized] = await Promise.all([
      load(args, personQuery(slug)),
      page === undefined && load(args, organizedQuery(slug)),
      page !== undefined && load(args, textsOfPersonQuery(slug, page)),
    ]);
    if (person.slug !== slug) throw redirectToSlug(args, person.slug);
    const organizes = organized && organized.meta.total > 0;
    // So that this part does not appear later than the rest.
    if (organizes) await import("#features/profiles/person-organizes.tsx");
    return {
      head: personHead(args.context.addresses, person, organizes, page),
      breadcrumbs: breadcrumbs(person.nickname, ["Lezen", READ_PATH]),
    };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: PersonPage,
  pendingComponent: PersonPending,
});
