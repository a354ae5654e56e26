import { createFileRoute } from "@tanstack/react-router";
import { loadHomepage } from "#features/discovery/home/homepage.queries.ts";
import { storyStarters } from "#features/discovery/home/youth-home.nl.ts";
import { YouthHome } from "#features/discovery/home/youth-home.tsx";
import { youthCoursesQuery } from "#features/discovery/home/youth-courses.tsx";
import { publicHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";
import { creatiefschrijvenjong } from "#sites/creatiefschrijvenjong.ts";

export const Route = createFileRoute("/creatiefschrijvenjong/")({
  loader: async (args) => {
    const [homepage] = await Promise.all([loadHomepage(args, "creatiefschrijvenjong"), load(args, youthCoursesQuery)]);
    return { first: Math.floor(Math.random() * storyStarters.length), ...homepage };
  },
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
