import { createFileRoute } from "@tanstack/react-router";
import { editedEcourseQuery } from "#features/ecourses/ecourses/ecourse.queries.ts";
import { EcourseSettingsPage } from "#features/ecourses/ecourses/form/settings-page.tsx";
import { ecourseBreadcrumbs } from "#features/ecourses/ecourses/managed-ecourse.ts";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";

export const Route = createFileRoute("/account/beheer/e-cursussen/$id/")({
  loader: async (args) => {
    const ecourse = await load(args, editedEcourseQuery(args.params.id));
    return { ecourse, breadcrumbs: ecourseBreadcrumbs(ecourse) };
  },
  // A form must not start from a cached, older online course.
  gcTime: 0,
  head: ({ loaderData }) => unlistedHead("account", { title: loaderData?.ecourse.title }),
  component: EcourseSettingsRoute,
});

function EcourseSettingsRoute() {
  const { ecourse } = Route.useLoaderData();
  return <EcourseSettingsPage ecourse={ecourse} key={ecourse.id} />;
}
