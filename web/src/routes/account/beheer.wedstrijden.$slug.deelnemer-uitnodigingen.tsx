import { createFileRoute } from "@tanstack/react-router";
import {
  allManagedContestsQuery,
  participantInvitationsQuery,
} from "../../features/contest-management/jury-invitations/invitation.queries.ts";
import {
  invitingBreadcrumbs,
  invitingContest,
} from "../../features/contest-management/jury-invitations/inviting-contest.ts";
import { ParticipantsPage } from "../../features/contest-management/participant-invitations/participants-page.tsx";
import { pageHead } from "../../platform/head.ts";
import { load } from "../../platform/load.ts";

export const Route = createFileRoute("/account/beheer/wedstrijden/$slug/deelnemer-uitnodigingen")({
  loader: async (args) => {
    const contest = await invitingContest(args);
    const { slug } = args.params;
    await Promise.all([load(args, participantInvitationsQuery(slug)), load(args, allManagedContestsQuery)]);
    return {
      head: pageHead("account", { title: `Deelnemers van ${contest.title}`, noindex: true }),
      breadcrumbs: invitingBreadcrumbs(contest, "Deelnemers"),
    };
  },
  gcTime: 0,
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ParticipantsRoute,
});

function ParticipantsRoute() {
  return <ParticipantsPage slug={Route.useParams().slug} />;
}
