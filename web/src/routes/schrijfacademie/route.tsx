import { createFileRoute } from "@tanstack/react-router";
import { schrijfacademie } from "#sites/schrijfacademie.ts";
import { SiteLayout } from "#sites/site-layout.tsx";

export const Route = createFileRoute("/schrijfacademie")({
  component: () => <SiteLayout definition={schrijfacademie} />,
});
