import { createFileRoute } from "@tanstack/react-router";
import { ComingPageView } from "../../sites/coming-page.tsx";
import { account } from "../../sites/account.ts";
import { knownPage, knownPageHead } from "../../sites/known-page.ts";

export const Route = createFileRoute("/account/$")({
  loader: ({ params }) => knownPage(account, params._splat),
  head: ({ loaderData }) => knownPageHead(account, loaderData?.page),
  component: ComingRoute,
});

function ComingRoute() {
  return <ComingPageView {...Route.useLoaderData().page} />;
}
