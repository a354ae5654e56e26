import { createFileRoute } from "@tanstack/react-router";
import { auth } from "../../sites/auth.ts";
import { SiteLayout } from "../../sites/site-layout.tsx";

export const Route = createFileRoute("/auth")({
  component: () => <SiteLayout bare definition={auth} />,
});
