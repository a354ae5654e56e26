import { createFileRoute } from "@tanstack/react-router";
import { verzin } from "#sites/verzin.ts";
import { SiteLayout } from "#sites/site-layout.tsx";

export const Route = createFileRoute("/verzin")({
  component: () => <SiteLayout definition={verzin} />,
});
