import { createFileRoute } from "@tanstack/react-router";
import { community } from "#sites/community.ts";
import { SiteLayout } from "#sites/site-layout.tsx";

export const Route = createFileRoute("/community")({
  component: () => <SiteLayout definition={community} />,
});
