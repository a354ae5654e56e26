import { createFileRoute } from "@tanstack/react-router";
import { redirectSearch, storeTarget } from "#features/accounts/auth/redirect-cookie.ts";
import { auth } from "#sites/auth.ts";
import { SiteLayout } from "#sites/site-layout.tsx";

export const Route = createFileRoute("/auth")({
  validateSearch: redirectSearch,
  beforeLoad: ({ search }) => storeTarget(search),
  component: () => <SiteLayout bare definition={auth} />,
});
