import { createFileRoute } from "@tanstack/react-router";
import { frontPageQuery } from "#features/texts/texts/front-page.queries.ts";
import { genresQuery } from "#features/texts/genres/genre.queries.ts";
import { organizationFeedQuery } from "#features/discovery/home/home-feed.tsx";
import { loadHomepage } from "#features/discovery/home/homepage.queries.ts";
import { memberCalls, newsletterCall } from "#features/discovery/home/organization-home.nl.ts";
import { OrganizationHome } from "#features/discovery/home/organization-home.tsx";
import { pickRandom } from "#features/discovery/home/pick-random.ts";
import { publicHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";
import { siteHref } from "#platform/site-link.tsx";
import { meQuery } from "#platform/session.queries.ts";
import { organization } from "#sites/organization.ts";

export const Route = createFileRoute("/organization/")({
  loader: async (args) => {
    const [me, { spotlight, call = newsletterCall }] = await Promise.all([
      load(args, meQuery),
      loadHomepage(args, "organization"),
      load(args, genresQuery),
      load(args, frontPageQuery),
      load(args, organizationFeedQuery()),
    ]);
    return {
      spotlight,
      call: me ? pickRandom(memberCalls((path) => siteHref(args.context, "community", path))) : call,
    };
  },
  head: ({ match }) =>
    publicHead(match.context.addresses, "organization", { path: "/", description: organization.tagline }),
  component: HomeRoute,
});

function HomeRoute() {
  return <OrganizationHome {...Route.useLoaderData()} />;
}
