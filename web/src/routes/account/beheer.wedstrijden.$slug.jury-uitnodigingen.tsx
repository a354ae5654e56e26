import { createFileRoute } from "@tanstack/react-router";
import { juryInvitationsQuery } from "#features/contests/contest-management/inviting/invitation.queries.ts";
import { JuryPage } from "#features/contests/contest-management/inviting/jury-page.tsx";
import { contestBreadcrumbs, requireInviting } from "#features/contests/contest-management/managed-contest.ts";
import { juryQuery } from "#features/contests/contest-management/management.queries.ts";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";

export const Route = createFileRoute("/account/beheer/wedstrijden/$slug/jury-uitnodigingen")({
  beforeLoad: ({ context: { contest } }) => requireInviting(contest),
  loader: async (args) => {
    const { contest } = args.context;
    await Promise.all([load(args, juryQuery(contest.slug)), load(args, juryInvitationsQuery(contest.slug))]);
    return {
      head: unlistedHead("account", { title: `Jury van ${contest.title}` }),
      breadcrumbs: contestBreadcrumbs(contest, "Jury"),
    };
  },
  gcTime: 0,
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: JuryRoute,
});

function JuryRoute() {
  return <JuryPage slug={Route.useParams().slug} />;
}
