import { createFileRoute } from "@tanstack/react-router";
import { loadHomepage } from "#features/discovery/home/homepage.queries.ts";
import { MagazineHome } from "#features/discovery/home/magazine-home.tsx";
import { publicHead } from "#platform/head.ts";
import { verzin } from "#sites/verzin.ts";

export const Route = createFileRoute("/verzin/")({
  loader: (args) => loadHomepage(args, "verzin"),
  head: ({ match }) => publicHead(match.context.addresses, "verzin", { path: "/", description: verzin.tagline }),
  component: HomeRoute,
});

function HomeRoute() {
  return <MagazineHome {...Route.useLoaderData()} />;
}
