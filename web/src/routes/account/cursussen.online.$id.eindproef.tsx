import { createFileRoute } from "@tanstack/react-router";
import { TestPage } from "#features/ecourses/tests/answering/test-page.tsx";
import { loadTestPage } from "#features/ecourses/tests/answering/test-route.ts";
import { unlistedHead } from "#platform/head.ts";

export const Route = createFileRoute("/account/cursussen/online/$id/eindproef")({
  loader: (args) => loadTestPage(args, { ecourseId: args.params.id }),
  head: ({ loaderData }) => unlistedHead("account", { title: loaderData?.title }),
  component: FinalTestRoute,
});

function FinalTestRoute() {
  return <TestPage place={{ ecourseId: Route.useParams().id }} />;
}
