import { createFileRoute } from "@tanstack/react-router";
import { RegisterPage } from "#features/accounts/auth/register-page.tsx";
import { redirectSignedIn } from "#features/accounts/auth/hand-over.ts";
import { registerMessages } from "#features/accounts/auth/messages.nl.ts";
import { tokenPage } from "#features/accounts/auth/token-page.ts";
import { signInPurpose } from "#features/accounts/auth/sign-in-purpose.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";

export const Route = createFileRoute("/auth/registreren")({
  staticData: { breadcrumbs: breadcrumbs(registerMessages.breadcrumb) },
  beforeLoad: redirectSignedIn,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => ({ purpose: await signInPurpose(context.queryClient, deps) }),
  ...tokenPage("auth", registerMessages.breadcrumb),
  component: () => <RegisterPage purpose={Route.useLoaderData().purpose} />,
});
