import { createFileRoute } from "@tanstack/react-router";
import { RegisterPage } from "#features/accounts/auth/register-page.tsx";
import { redirectSignedIn } from "#features/accounts/auth/hand-over.ts";
import { registerMessages } from "#features/accounts/auth/messages.nl.ts";
import { tokenPage } from "#features/accounts/auth/token-page.ts";
import { signInPurpose } from "#features/accounts/auth/sign-in-purpose.ts";
import { api } from "#platform/api.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";

export const Route = createFileRoute("/auth/registreren")({
  staticData: { breadcrumbs: breadcrumbs(registerMessages.breadcrumb) },
  beforeLoad: redirectSignedIn,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const [purpose, terms] = await Promise.all([signInPurpose(context.queryClient, deps), api.auth.termsInForce({})]);
    return { purpose, shownTerms: terms.data.number };
  },
  ...tokenPage("auth", registerMessages.breadcrumb),
  component: () => <RegisterPage {...Route.useLoaderData()} />,
});
