import { createFileRoute } from "@tanstack/react-router";
import { loadTeam } from "#features/content/team/load-team.ts";
import { TeamPage } from "#features/content/team/team-page.tsx";

export const Route = createFileRoute("/verzin/redactie")({
  loader: (args) => loadTeam(args, "editors", ["editors"]),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: EditorsRoute,
});

function EditorsRoute() {
  return <TeamPage lists={["editors"]} page="editors" />;
}
