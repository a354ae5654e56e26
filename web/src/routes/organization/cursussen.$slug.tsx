import { createFileRoute } from "@tanstack/react-router";
import { COURSES_PATH } from "@inktvis/contract/page-paths/organization";
import { courseHead } from "#features/courses/courses/course-head.ts";
import { CoursePage } from "#features/courses/courses/course-page.tsx";
import { courseQuery } from "#features/courses/courses/course.queries.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { load } from "#platform/load.ts";
import { redirectToSlug } from "#platform/redirect-to-slug.ts";
import { ThingPending } from "#platform/pending.tsx";

export const Route = createFileRoute("/organization/cursussen/$slug")({
  loader: async (args) => {
    const { slug } = args.params;
    const course = await load(args, courseQuery(slug));
    if (course.slug !== slug) throw redirectToSlug(args, course.slug);
    return {
      head: courseHead(args.context.addresses, course),
      breadcrumbs: breadcrumbs(course.title, ["Cursussen", COURSES_PATH]),
    };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: CoursePage,
  pendingComponent: ThingPending,
});
