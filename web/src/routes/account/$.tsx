import { createFileRoute } from "@tanstack/react-router";
import { MANAGEMENT } from "../../features/contest-management/management-addresses.ts";
import { ManagementTabs } from "../../features/contest-management/management-tabs.tsx";
import { notFoundHead } from "../../platform/head.ts";
import { usePath } from "../../platform/site-link.tsx";
import { knownPage } from "../../sites/known-page.ts";
import { KnownPageView } from "../../sites/known-page-view.tsx";
import { account } from "../../sites/account.ts";

export const Route = createFileRoute("/account/$")({
  loader: (args) => knownPage(args, account),
  head: ({ loaderData, match }) => loaderData?.head ?? notFoundHead(match.context.site),
  component: KnownRoute,
});

function KnownRoute() {
  const page = Route.useLoaderData();
  const manages = usePath().startsWith(`${MANAGEMENT}/`);
  return (
    <>
      {manages && (
        <div className="page pt-8 sm:pt-12">
          <ManagementTabs />
        </div>
      )}
      <KnownPageView page={page} />
    </>
  );
}
