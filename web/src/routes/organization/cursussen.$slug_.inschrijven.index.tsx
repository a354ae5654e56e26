import { createFileRoute, redirect } from "@tanstack/react-router";
import { enrolmentStepPath } from "@inktvis/contract/page-paths/organization";
import { enrolmentQuery } from "#features/enrolments/enrolling/enrolment.queries.ts";
import { shownStep } from "#features/enrolments/enrolling/shown-step.ts";
import { load } from "#platform/load.ts";
import { requireLogin } from "#platform/require-login.ts";

/** Leads to the step that the enrolment has reached. */
export const Route = createFileRoute("/organization/cursussen/$slug_/inschrijven/")({
  beforeLoad: requireLogin,
  loader: async (args) => {
    const { slug } = args.params;
    const enrolment = await load(args, enrolmentQuery(slug));
    throw redirect({ href: enrolmentStepPath(slug, shownStep(enrolment, undefined)), statusCode: 302 });
  },
});
