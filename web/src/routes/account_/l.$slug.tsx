import { createFileRoute } from "@tanstack/react-router";
import { LandingPage } from "#features/content/landing-pages/landing-page.tsx";
import { loadLandingPage } from "#features/content/landing-pages/landing-page.queries.ts";
import { account } from "#sites/account.ts";
import { SiteLayout } from "#sites/site-layout.tsx";

/** Outside the layout of the site, which is for members only. */
export const Route = createFileRoute("/account_/l/$slug")({
  loader: loadLandingPage,
  head: ({ loaderData }) => loaderData?.head ?? {},
  staticData: { ownFrame: true },
  component: LandingPageRoute,
});

function LandingPageRoute() {
  return (
    <SiteLayout bare definition={account}>
      <LandingPage slug={Route.useParams().slug} />
    </SiteLayout>
  );
}
