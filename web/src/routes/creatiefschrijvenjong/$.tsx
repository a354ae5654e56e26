import { createFileRoute } from "@tanstack/react-router";
import { knownPage, knownPageHead } from "../../sites/known-page.ts";
import { KnownPageView } from "../../sites/known-page-view.tsx";
import { creatiefschrijvenjong } from "../../sites/creatiefschrijvenjong.ts";

export const Route = createFileRoute("/creatiefschrijvenjong/$")({
  loader: (args) => knownPage(args, creatiefschrijvenjong),
  head: ({ loaderData, match }) => knownPageHead(match.context, loaderData),
  component: KnownRoute,
});

function KnownRoute() {
  return <KnownPageView page={Route.useLoaderData()} />;
}
