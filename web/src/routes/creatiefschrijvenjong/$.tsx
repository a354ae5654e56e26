import { createFileRoute } from "@tanstack/react-router";
import { ComingPageView } from "../../sites/coming-page.tsx";
import { creatiefschrijvenjong } from "../../sites/creatiefschrijvenjong.ts";
import { knownPage, knownPageHead } from "../../sites/known-page.ts";

export const Route = createFileRoute("/creatiefschrijvenjong/$")({
  loader: ({ params }) => knownPage(creatiefschrijvenjong, params._splat),
  head: ({ loaderData }) => knownPageHead(creatiefschrijvenjong, loaderData?.page),
  component: ComingRoute,
});

function ComingRoute() {
  return <ComingPageView {...Route.useLoaderData().page} />;
}
