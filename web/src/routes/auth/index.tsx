import { createFileRoute } from "@tanstack/react-router";
import { LoginPage } from "#features/accounts/auth/login-page.tsx";
import { redirectSignedIn } from "#features/accounts/auth/hand-over.ts";
import { authMessages } from "#features/accounts/auth/messages.nl.ts";
import { tokenPage } from "#features/accounts/auth/token-page.ts";
import { signInPurpose } from "#features/accounts/auth/sign-in-purpose.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { publicHead } from "#platform/head.ts";
import { searchText } from "#platform/search-params.ts";
import { auth } from "#sites/auth.ts";

export const Route = createFileRoute("/auth/")({
  staticData: { breadcrumbs: breadcrumbs(authMessages.logIn) },
  validateSearch: ({ beeindigd }: Record<string, unknown>) => ({ beeindigd: searchText(beeindigd) }),
  beforeLoad: redirectSignedIn,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => ({ purpose: await signInPurpose(context.queryClient, deps) }),
  ...tokenPage("auth"),
  // Indexed: the only page of the site that people search for.
  head: ({ match }) =>
    publicHead(match.context.addresses, "auth", {
      path: "/",
      description: auth.tagline,
      image: null,
    }),
  component: () => <LoginPage ended={Route.useSearch().beeindigd} purpose={Route.useLoaderData().purpose} />,
});
