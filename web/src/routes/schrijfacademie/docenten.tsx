import { createFileRoute } from "@tanstack/react-router";
import { loadTeam } from "#features/content/team/load-team.ts";
import { TeamPage } from "#features/content/team/team-page.tsx";

export const Route = createFileRoute("/schrijfacademie/docenten")({
  loader: (args) => loadTeam(args, "teachers", ["teachers"]),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: TeachersRoute,
});

function TeachersRoute() {
  return <TeamPage lists={["teachers"]} page="teachers" />;
}
