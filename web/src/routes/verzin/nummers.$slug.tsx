import { createFileRoute } from "@tanstack/react-router";
import { loadIssue } from "#features/magazine/issues/issue.queries.ts";
import { IssuePage } from "#features/magazine/issues/issue-page.tsx";

export const Route = createFileRoute("/verzin/nummers/$slug")({
  loader: (args) => loadIssue(args),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: IssueRoute,
});

function IssueRoute() {
  return <IssuePage slug={Route.useParams().slug} />;
}
