import { createFileRoute } from "@tanstack/react-router";
import {
  juryInvitationsQuery,
  juryQuery,
} from "../../features/contest-management/jury-invitations/invitation.queries.ts";
import {
  invitingBreadcrumbs,
  invitingContest,
} from "../../features/contest-management/jury-invitations/inviting-contest.ts";
import { JuryPage } from "../../features/contest-management/jury-invitations/jury-page.tsx";
import { pageHead } from "../../platform/head.ts";
import { load } from "../../platform/load.ts";

export const Route = createFileRoute("/account/beheer/wedstrijden/$slug/jury-uitnodigingen")({
  loader: async (args) => {
    const contest = await invitingContest(args);
    const { slug } = args.params;
    await Promise.all([load(args, juryQuery(slug)), load(args, juryInvitationsQuery(slug))]);
    return {
      head: pageHead("account", { title: `Jury van ${contest.title}`, noindex: true }),
      breadcrumbs: invitingBreadcrumbs(contest, "Jury"),
    };
  },
  gcTime: 0,
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: JuryRoute,
});

function JuryRoute() {
  return <JuryPage slug={Route.useParams().slug} />;
}
