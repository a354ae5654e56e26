import { createFileRoute } from "@tanstack/react-router";
import { notFoundHead } from "#platform/head.ts";
import { knownPage } from "#sites/known-page.ts";
import { KnownPageView } from "#sites/known-page-view.tsx";
import { account } from "#sites/account.ts";

export const Route = createFileRoute("/account/$")({
  loader: (args) => knownPage(args, account),
  head: ({ loaderData, match }) => loaderData?.head ?? notFoundHead(match.context.site),
  component: () => <KnownPageView page={Route.useLoaderData()} />,
});
