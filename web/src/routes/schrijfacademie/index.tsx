import { createFileRoute } from "@tanstack/react-router";
import { loadAcademyHome } from "#features/discovery/home/academy-home.queries.ts";
import { AcademyHome } from "#features/discovery/home/academy-home.tsx";
import { publicHead } from "#platform/head.ts";
import { schrijfacademie } from "#sites/schrijfacademie.ts";

export const Route = createFileRoute("/schrijfacademie/")({
  loader: loadAcademyHome,
  head: ({ match }) =>
    publicHead(match.context.addresses, "schrijfacademie", { path: "/", description: schrijfacademie.tagline }),
  component: HomeRoute,
});

function HomeRoute() {
  return <AcademyHome {...Route.useLoaderData()} />;
}
