import { createFileRoute } from "@tanstack/react-router";
import { ComingPageView } from "../../sites/coming-page.tsx";
import { organization } from "../../sites/organization.ts";
import { knownPage, knownPageHead } from "../../sites/known-page.ts";

export const Route = createFileRoute("/organization/$")({
  loader: ({ params }) => knownPage(organization, params._splat),
  head: ({ loaderData }) => knownPageHead(organization, loaderData?.page),
  component: ComingRoute,
});

function ComingRoute() {
  return <ComingPageView {...Route.useLoaderData().page} />;
}
