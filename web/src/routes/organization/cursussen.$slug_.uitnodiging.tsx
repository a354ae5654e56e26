import { createFileRoute } from "@tanstack/react-router";
import { tokenPage } from "#features/accounts/auth/token-page.ts";
import { CourseInvitationPage } from "#features/enrolments/invitation/course-invitation-page.tsx";
import { linkedCourseInvitation } from "#features/enrolments/invitation/course-invitation-route.ts";
import { requireLogin } from "#platform/require-login.ts";
import { searchText } from "#platform/search-params.ts";

export const Route = createFileRoute("/organization/cursussen/$slug_/uitnodiging")({
  validateSearch: ({ token }: Record<string, unknown>): { token?: string | undefined } => ({
    token: searchText(token),
  }),
  loaderDeps: ({ search: { token } }) => ({ token }),
  beforeLoad: requireLogin,
  loader: (args) => linkedCourseInvitation(args),
  ...tokenPage("organization", "Uitnodiging"),
  component: CourseInvitationRoute,
});

function CourseInvitationRoute() {
  return <CourseInvitationPage invitation={Route.useLoaderData()} />;
}
