import { createFileRoute } from "@tanstack/react-router";
import { CommunityHome } from "#features/discovery/home/community-home.tsx";
import { frontPageQuery } from "#features/texts/texts/front-page.queries.ts";
import { homeFeedQuery } from "#features/discovery/home/home-feed.tsx";
import { loadHomepage } from "#features/discovery/home/homepage.queries.ts";
import { publicHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";
import { community } from "#sites/community.ts";

export const Route = createFileRoute("/community/")({
  loader: async (args) => {
    const [words] = await Promise.all([
      loadHomepage(args, "creatief-schrijven"),
      load(args, frontPageQuery),
      load(args, homeFeedQuery()),
    ]);
    return words;
  },
  head: ({ match }) => publicHead(match.context.addresses, "community", { path: "/", description: community.tagline }),
  component: HomeRoute,
});

function HomeRoute() {
  return <CommunityHome {...Route.useLoaderData()} />;
}
