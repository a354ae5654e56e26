import { createFileRoute } from "@tanstack/react-router";
import { LandingPage } from "#features/content/landing-pages/landing-page.tsx";
import { loadLandingPage } from "#features/content/landing-pages/landing-page.queries.ts";

export const Route = createFileRoute("/schrijfacademie/l/$slug")({
  loader: loadLandingPage,
  head: ({ loaderData }) => loaderData?.head ?? {},
  staticData: { ownFrame: true },
  component: LandingPageRoute,
});

function LandingPageRoute() {
  return <LandingPage slug={Route.useParams().slug} />;
}
