import { createFileRoute } from "@tanstack/react-router";
import { ComingPageView } from "../../sites/coming-page.tsx";
import { staff } from "../../sites/staff.ts";
import { knownPage, knownPageHead } from "../../sites/known-page.ts";

export const Route = createFileRoute("/staff/$")({
  loader: ({ params }) => knownPage(staff, params._splat),
  head: ({ loaderData }) => knownPageHead(staff, loaderData?.page),
  component: ComingRoute,
});

function ComingRoute() {
  return <ComingPageView {...Route.useLoaderData().page} />;
}
