import { createFileRoute } from "@tanstack/react-router";
import { breadcrumbs } from "../../platform/breadcrumbs.ts";
import { pageHead } from "../../platform/head.ts";
import { ComingPageView } from "../../sites/coming-page.tsx";

export const Route = createFileRoute("/auth/")({
  staticData: { breadcrumbs: breadcrumbs("Aanmelden") },
  head: () => pageHead("auth", { noindex: true }),
  component: () => <ComingPageView text="Binnenkort meld je je hier aan voor alle sites." title="Aanmelden" />,
});
