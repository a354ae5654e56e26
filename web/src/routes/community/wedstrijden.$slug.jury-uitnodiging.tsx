import { createFileRoute } from "@tanstack/react-router";
import { tokenPage } from "#features/accounts/auth/token-page.ts";
import { InvitationPage } from "#features/contests/invitations/invitation-page.tsx";
import { linkedInvitation } from "#features/contests/invitations/invitation-route.ts";
import { searchText } from "#platform/search-params.ts";

export const Route = createFileRoute("/community/wedstrijden/$slug/jury-uitnodiging")({
  validateSearch: ({ token }: Record<string, unknown>): { token?: string | undefined } => ({
    token: searchText(token),
  }),
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: (args) => linkedInvitation(args),
  ...tokenPage("community", "Uitnodiging"),
  component: JuryInvitationRoute,
});

function JuryInvitationRoute() {
  return <InvitationPage invitation={Route.useLoaderData()} />;
}
