import { createFileRoute } from "@tanstack/react-router";
import { useSuspenseQuery } from "@tanstack/react-query";
import { ownCertificatesQuery } from "#features/ecourses/certificates/certificates.queries.ts";
import { OwnEcourses } from "#features/ecourses/progress/own-ecourses.tsx";
import { participationsQuery } from "#features/ecourses/progress/participations.queries.ts";
import { OwnCoursesPage } from "#features/enrolments/own-courses/own-courses-page.tsx";
import { ownCoursesQuery } from "#features/enrolments/own-courses/own-courses.queries.ts";
import { ownPlacesQuery } from "#features/enrolments/waiting-list/waiting-list.queries.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";

export const Route = createFileRoute("/account/cursussen/")({
  loader: async (args) =>
    void (await Promise.all([
      load(args, ownCoursesQuery),
      load(args, ownPlacesQuery),
      load(args, participationsQuery),
      load(args, ownCertificatesQuery),
    ])),
  head: () => unlistedHead("account", { title: "Mijn cursussen" }),
  staticData: { breadcrumbs: breadcrumbs("Mijn cursussen") },
  component: OwnCoursesRoute,
});

function OwnCoursesRoute() {
  const { data: participations } = useSuspenseQuery(participationsQuery);
  const { data: certificates } = useSuspenseQuery(ownCertificatesQuery);
  // People keep the certificates that they earned, even when they no longer follow any online course.
  return <OwnCoursesPage online={participations.length + certificates.length > 0 && <OwnEcourses />} />;
}
