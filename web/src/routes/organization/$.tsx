import { createFileRoute } from "@tanstack/react-router";
import { knownPage, knownPageHead } from "../../sites/known-page.ts";
import { KnownPageView } from "../../sites/known-page-view.tsx";
import { organization } from "../../sites/organization.ts";

export const Route = createFileRoute("/organization/$")({
  loader: (args) => knownPage(args, organization),
  head: ({ loaderData, match }) => knownPageHead(match.context, loaderData),
  component: KnownRoute,
});

function KnownRoute() {
  return <KnownPageView page={Route.useLoaderData()} />;
}
