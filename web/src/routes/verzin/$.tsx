import { createFileRoute } from "@tanstack/react-router";
import { knownPage, knownPageHead } from "../../sites/known-page.ts";
import { KnownPageView } from "../../sites/known-page-view.tsx";
import { verzin } from "../../sites/verzin.ts";

export const Route = createFileRoute("/verzin/$")({
  loader: (args) => knownPage(args, verzin),
  head: ({ loaderData, match }) => knownPageHead(match.context, loaderData),
  component: KnownRoute,
});

function KnownRoute() {
  return <KnownPageView page={Route.useLoaderData()} />;
}
