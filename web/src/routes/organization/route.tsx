import { createFileRoute } from "@tanstack/react-router";
import { organization } from "#sites/organization.ts";
import { SiteLayout } from "#sites/site-layout.tsx";

export const Route = createFileRoute("/organization")({
  component: () => <SiteLayout definition={organization} />,
});
