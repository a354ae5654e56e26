import { createFileRoute } from "@tanstack/react-router";
import { ComingPageView } from "../../sites/coming-page.tsx";
import { schrijfacademie } from "../../sites/schrijfacademie.ts";
import { knownPage, knownPageHead } from "../../sites/known-page.ts";

export const Route = createFileRoute("/schrijfacademie/$")({
  loader: ({ params }) => knownPage(schrijfacademie, params._splat),
  head: ({ loaderData }) => knownPageHead(schrijfacademie, loaderData?.page),
  component: ComingRoute,
});

function ComingRoute() {
  return <ComingPageView {...Route.useLoaderData().page} />;
}
