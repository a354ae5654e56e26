import { createFileRoute } from "@tanstack/react-router";
import { loadTeam } from "#features/content/team/load-team.ts";
import { TeamPage } from "#features/content/team/team-page.tsx";

export const Route = createFileRoute("/organization/team")({
  loader: (args) => loadTeam(args, "team", ["core", "temporary"]),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: TeamRoute,
});

function TeamRoute() {
  return <TeamPage lists={["core", "temporary"]} page="team" />;
}
