import { createFileRoute } from "@tanstack/react-router";
import { ComingPageView } from "../../sites/coming-page.tsx";
import { verzin } from "../../sites/verzin.ts";
import { knownPage, knownPageHead } from "../../sites/known-page.ts";

export const Route = createFileRoute("/verzin/$")({
  loader: ({ params }) => knownPage(verzin, params._splat),
  head: ({ loaderData }) => knownPageHead(verzin, loaderData?.page),
  component: ComingRoute,
});

function ComingRoute() {
  return <ComingPageView {...Route.useLoaderData().page} />;
}
