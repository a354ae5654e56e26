import { createFileRoute } from "@tanstack/react-router";
import { courseBreadcrumbs, requireEnrolments } from "#features/courses/course-management/managed-course.ts";
import { MailingsPage } from "#features/enrolments/mailings/mailings-page.tsx";
import { mailingRecipientsQuery, mailingsQuery } from "#features/enrolments/mailings/mailings.queries.ts";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";

export const Route = createFileRoute("/account/beheer/cursussen/$slug/email")({
  beforeLoad: ({ context: { course } }) => requireEnrolments(course),
  loader: async (args) => {
    const { course } = args.context;
    await Promise.all([load(args, mailingRecipientsQuery(course.slug)), load(args, mailingsQuery(course.slug, 1))]);
    return {
      head: unlistedHead("account", { title: `E-mail aan deelnemers van ${course.title}` }),
      breadcrumbs: courseBreadcrumbs(course, "E-mail"),
    };
  },
  gcTime: 0,
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: MailingsRoute,
});

function MailingsRoute() {
  return <MailingsPage slug={Route.useParams().slug} />;
}
