import { createFileRoute } from "@tanstack/react-router";
import { CommunityHome, newestQuery } from "../../features/home/community-home.tsx";
import { homeFeedQuery } from "../../features/home/home-feed.tsx";
import { COMMUNITY_HOMEPAGE, homepageQuery, pickCall } from "../../features/home/homepage.queries.ts";
import { pageHead } from "../../platform/head.ts";
import { load } from "../../platform/load.ts";
import { community } from "../../sites/community.ts";

export const Route = createFileRoute("/community/")({
  loader: async (args) => {
    const [homepage] = await Promise.all([
      load(args, homepageQuery(COMMUNITY_HOMEPAGE)),
      load(args, newestQuery()),
      load(args, homeFeedQuery()),
    ]);
    return { call: pickCall(homepage) };
  },
  head: () => pageHead("community", { description: community.tagline }),
  component: HomeRoute,
});

function HomeRoute() {
  return <CommunityHome call={Route.useLoaderData().call} />;
}
