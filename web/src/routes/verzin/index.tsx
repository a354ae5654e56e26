import { createFileRoute } from "@tanstack/react-router";
import { loadMagazineHome } from "#features/discovery/home/magazine-home.queries.ts";
import { MagazineHome } from "#features/discovery/home/magazine-home.tsx";
import { publicHead } from "#platform/head.ts";
import { verzin } from "#sites/verzin.ts";

export const Route = createFileRoute("/verzin/")({
  loader: loadMagazineHome,
  head: ({ match }) => publicHead(match.context.addresses, "verzin", { path: "/", description: verzin.tagline }),
  component: HomeRoute,
});

function HomeRoute() {
  return <MagazineHome {...Route.useLoaderData()} />;
}
