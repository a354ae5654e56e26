import { createFileRoute } from "@tanstack/react-router";
import { SiteLayout } from "../../sites/site-layout.tsx";
import { staff } from "../../sites/staff.ts";

export const Route = createFileRoute("/staff")({
  ssr: false,
  component: () => <SiteLayout bare definition={staff} />,
});
