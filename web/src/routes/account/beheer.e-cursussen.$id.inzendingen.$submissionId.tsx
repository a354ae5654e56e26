import { submissionsPath } from "@inktvis/contract/page-paths/account";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { assignmentMessages } from "#features/ecourses/assignments/assignments.nl.ts";
import { submissionQuery } from "#features/ecourses/assignments/assignments.queries.ts";
import { SubmissionPage } from "#features/ecourses/assignments/submission-page.tsx";
import { ecourseBreadcrumbs } from "#features/ecourses/ecourses/managed-ecourse.ts";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";

export const Route = createFileRoute("/account/beheer/e-cursussen/$id/inzendingen/$submissionId")({
  loader: async (args) => {
    const { title, ecourse } = await load(args, submissionQuery(args.params.submissionId));
    // The submission is for another online course of the same maker.
    if (ecourse.id !== args.params.id) throw redirect({ href: submissionsPath(ecourse.id), statusCode: 302 });
    return { title, breadcrumbs: ecourseBreadcrumbs(ecourse, assignmentMessages.submissions) };
  },
  gcTime: 0,
  head: ({ loaderData }) => unlistedHead("account", { title: loaderData?.title }),
  component: SubmissionRoute,
});

function SubmissionRoute() {
  return <SubmissionPage id={Route.useParams().submissionId} />;
}
