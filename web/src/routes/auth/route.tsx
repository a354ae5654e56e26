import { createFileRoute } from "@tanstack/react-router";
import { redirectSearch, rememberTarget } from "#features/accounts/auth/redirect-memory.ts";
import { auth } from "#sites/auth.ts";
import { SiteLayout } from "#sites/site-layout.tsx";

export const Route = createFileRoute("/auth")({
  validateSearch: redirectSearch,
  beforeLoad: ({ search }) => rememberTarget(search),
  component: () => <SiteLayout bare definition={auth} />,
});
