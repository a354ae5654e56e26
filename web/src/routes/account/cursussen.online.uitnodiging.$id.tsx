import { createFileRoute } from "@tanstack/react-router";
import { tokenPage } from "#features/accounts/auth/token-page.ts";
import { EcourseInvitationPage } from "#features/ecourses/invitation/ecourse-invitation-page.tsx";
import { linkedEcourseInvitation } from "#features/ecourses/invitation/ecourse-invitation-route.ts";
import { searchText } from "#platform/search-params.ts";

export const Route = createFileRoute("/account/cursussen/online/uitnodiging/$id")({
  validateSearch: ({ token }: Record<string, unknown>): { token?: string | undefined } => ({
    token: searchText(token),
  }),
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: (args) => linkedEcourseInvitation(args),
  ...tokenPage("account", "Uitnodiging"),
  component: EcourseInvitationRoute,
});

function EcourseInvitationRoute() {
  return <EcourseInvitationPage invitation={Route.useLoaderData()} />;
}
