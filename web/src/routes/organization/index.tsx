import { createFileRoute } from "@tanstack/react-router";
import { genresQuery } from "../../features/genres/genre.queries.ts";
import { houseFeedQuery } from "../../features/home/home-feed.tsx";
import { memberCalls, visitorCalls } from "../../features/home/organization-home.nl.ts";
import { OrganizationHome, tasteQuery } from "../../features/home/organization-home.tsx";
import { oneOf } from "../../features/home/one-of.ts";
import { pageHead } from "../../platform/head.ts";
import { load } from "../../platform/load.ts";
import { meQuery } from "../../platform/session.queries.ts";
import { organization } from "../../sites/organization.ts";

export const Route = createFileRoute("/organization/")({
  loader: async (args) => {
    const [me] = await Promise.all([
      load(args, meQuery),
      load(args, genresQuery),
      load(args, tasteQuery()),
      load(args, houseFeedQuery()),
    ]);
    return { call: oneOf(me ? memberCalls : visitorCalls) };
  },
  head: () => pageHead("organization", { description: organization.tagline }),
  component: HomeRoute,
});

function HomeRoute() {
  return <OrganizationHome call={Route.useLoaderData().call} />;
}
