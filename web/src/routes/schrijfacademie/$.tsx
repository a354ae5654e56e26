import { createFileRoute } from "@tanstack/react-router";
import { notFoundHead } from "#platform/head.ts";
import { knownPage } from "#sites/known-page.ts";
import { KnownPageView } from "#sites/known-page-view.tsx";

export const Route = createFileRoute("/schrijfacademie/$")({
  loader: knownPage,
  head: ({ loaderData, match }) => loaderData?.head ?? notFoundHead(match.context.site),
  component: KnownRoute,
});

function KnownRoute() {
  return <KnownPageView path={Route.useLoaderData().path} />;
}
