import { createFileRoute } from "@tanstack/react-router";
import { knownPage, knownPageHead } from "../../sites/known-page.ts";
import { KnownPageView } from "../../sites/known-page-view.tsx";
import { staff } from "../../sites/staff.ts";

export const Route = createFileRoute("/staff/$")({
  loader: (args) => knownPage(args, staff),
  head: ({ loaderData, match }) => knownPageHead(match.context, loaderData),
  component: KnownRoute,
});

function KnownRoute() {
  return <KnownPageView page={Route.useLoaderData()} />;
}
