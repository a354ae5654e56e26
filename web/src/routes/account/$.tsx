import { createFileRoute } from "@tanstack/react-router";
import { knownPage, knownPageHead } from "../../sites/known-page.ts";
import { KnownPageView } from "../../sites/known-page-view.tsx";
import { account } from "../../sites/account.ts";

export const Route = createFileRoute("/account/$")({
  loader: (args) => knownPage(args, account),
  head: ({ loaderData, match }) => knownPageHead(match.context, loaderData),
  component: KnownRoute,
});

function KnownRoute() {
  return <KnownPageView page={Route.useLoaderData()} />;
}
