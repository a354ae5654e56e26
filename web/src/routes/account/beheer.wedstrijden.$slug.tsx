import { createFileRoute, Outlet } from "@tanstack/react-router";
import { ContestLayout } from "#features/contests/contest-management/contest-layout.tsx";
import { managedContest } from "#features/contests/contest-management/managed-contest.ts";

export const Route = createFileRoute("/account/beheer/wedstrijden/$slug")({
  // Runs before the child routes load what only managers of the contest may see.
  beforeLoad: async (args) => ({ contest: await managedContest(args) }),
  component: ManagedContestRoute,
});

function ManagedContestRoute() {
  return (
    <ContestLayout slug={Route.useParams().slug}>
      <Outlet />
    </ContestLayout>
  );
}
