import { createFileRoute } from "@tanstack/react-router";
import { loadHomepage } from "#features/discovery/home/homepage.queries.ts";
import { storyStarters } from "#features/discovery/home/youth-home.nl.ts";
import { YouthHome } from "#features/discovery/home/youth-home.tsx";
import { publicHead } from "#platform/head.ts";
import { creatiefschrijvenjong } from "#sites/creatiefschrijvenjong.ts";

export const Route = createFileRoute("/creatiefschrijvenjong/")({
  loader: async (args) => ({
    first: Math.floor(Math.random() * storyStarters.length),
    ...(await loadHomepage(args, "creatiefschrijvenjong")),
  }),
  head: ({ match }) =>
    publicHead(match.context.addresses, "creatiefschrijvenjong", {
      path: "/",
      description: creatiefschrijvenjong.tagline,
    }),
  component: HomeRoute,
});

function HomeRoute() {
  return <YouthHome {...Route.useLoaderData()} />;
}
