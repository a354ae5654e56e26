import { createFileRoute } from "@tanstack/react-router";
import {
  allManagedContestsQuery,
  begunQuery,
  participantInvitationsQuery,
} from "#features/contests/contest-management/inviting/invitation.queries.ts";
import { ParticipantsPage } from "#features/contests/contest-management/inviting/participants-page.tsx";
import { contestBreadcrumbs, requireInviting } from "#features/contests/contest-management/managed-contest.ts";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";

export const Route = createFileRoute("/account/beheer/wedstrijden/$slug/deelnemer-uitnodigingen")({
  beforeLoad: ({ context: { contest } }) => requireInviting(contest),
  loader: async (args) => {
    const { contest } = args.context;
    await Promise.all([
      load(args, participantInvitationsQuery(contest.slug)),
      load(args, begunQuery(contest.slug)),
      load(args, allManagedContestsQuery),
    ]);
    return {
      head: unlistedHead("account", { title: `Deelnemers van ${contest.title}` }),
      breadcrumbs: contestBreadcrumbs(contest, "Deelnemers"),
    };
  },
  gcTime: 0,
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ParticipantsRoute,
});

function ParticipantsRoute() {
  return <ParticipantsPage slug={Route.useParams().slug} />;
}
