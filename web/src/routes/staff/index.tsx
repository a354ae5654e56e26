import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../platform/head.ts";
import { ComingPageView } from "../../sites/coming-page.tsx";

export const Route = createFileRoute("/staff/")({
  head: () => pageHead("staff", { noindex: true }),
  component: () => (
    <ComingPageView text="Hier beheert de redactie binnenkort nieuws, pagina's en cursussen." title="Kantoor" />
  ),
});
