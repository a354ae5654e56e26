import { createFileRoute } from "@tanstack/react-router";
import { loadIssues } from "#features/magazine/issues/issue.queries.ts";
import { IssuesPage } from "#features/magazine/issues/issues-page.tsx";

export const Route = createFileRoute("/verzin/nummers/")({
  loader: (args) => loadIssues(args),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: IssuesPage,
});
