import { createFileRoute } from "@tanstack/react-router";
import { EcourseAccessPage } from "#features/ecourses/access/access-page.tsx";
import {
  ecourseInvitationsQuery,
  linkableCoursesQuery,
  linkedCoursesQuery,
  studentsQuery,
} from "#features/ecourses/access/access.queries.ts";
import { ecourseBreadcrumbs } from "#features/ecourses/ecourses/managed-ecourse.ts";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";

export const Route = createFileRoute("/account/beheer/e-cursussen/$id/toegang")({
  loader: async (args) => {
    const { ecourse, me } = args.context;
    await Promise.all([
      load(args, studentsQuery(ecourse.id)),
      load(args, ecourseInvitationsQuery(ecourse.id)),
      ...(me.userCanCreateCourses
        ? [load(args, linkedCoursesQuery(ecourse.id)), load(args, linkableCoursesQuery)]
        : []),
    ]);
    return { title: ecourse.title, breadcrumbs: ecourseBreadcrumbs(ecourse, "Toegang") };
  },
  gcTime: 0,
  head: ({ loaderData }) => unlistedHead("account", { title: loaderData && `${loaderData.title}: toegang` }),
  component: EcourseAccessRoute,
});

function EcourseAccessRoute() {
  const { me } = Route.useRouteContext();
  return <EcourseAccessPage id={Route.useParams().id} managesCourses={me.userCanCreateCourses} />;
}
