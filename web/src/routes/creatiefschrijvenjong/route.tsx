import { createFileRoute } from "@tanstack/react-router";
import { creatiefschrijvenjong } from "#sites/creatiefschrijvenjong.ts";
import { SiteLayout } from "#sites/site-layout.tsx";

export const Route = createFileRoute("/creatiefschrijvenjong")({
  component: () => <SiteLayout definition={creatiefschrijvenjong} />,
});
