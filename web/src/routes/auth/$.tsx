import { createFileRoute } from "@tanstack/react-router";
import { ComingPageView } from "../../sites/coming-page.tsx";
import { auth } from "../../sites/auth.ts";
import { knownPage, knownPageHead } from "../../sites/known-page.ts";

export const Route = createFileRoute("/auth/$")({
  loader: ({ params }) => knownPage(auth, params._splat),
  head: ({ loaderData }) => knownPageHead(auth, loaderData?.page),
  component: ComingRoute,
});

function ComingRoute() {
  return <ComingPageView {...Route.useLoaderData().page} />;
}
