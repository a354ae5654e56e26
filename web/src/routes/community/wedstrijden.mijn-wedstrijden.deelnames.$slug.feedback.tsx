import { createFileRoute, redirect } from "@tanstack/react-router";
import { FeedbackPage } from "../../features/participations/feedback-page.tsx";
import { PARTICIPATIONS_PATH } from "../../features/participations/participation-addresses.ts";
import { feedbackQuery, participationQuery } from "../../features/participations/participation.queries.ts";
import { breadcrumbs } from "../../platform/breadcrumbs.ts";
import { pageHead } from "../../platform/head.ts";
import { load } from "../../platform/load.ts";
import { requireLogin } from "../../platform/require-login.ts";

export const Route = createFileRoute("/community/wedstrijden/mijn-wedstrijden/deelnames/$slug/feedback")({
  beforeLoad: requireLogin,
  loader: async (args) => {
    const participation = await load(args, participationQuery(args.params.slug));
    if (participation?.state !== "see-feedback") throw redirect({ href: PARTICIPATIONS_PATH, statusCode: 302 });
    await load(args, feedbackQuery(args.params.slug));
    const { slug, title } = participation.contest;
    return { contest: { slug, title }, breadcrumbs: breadcrumbs("Feedback", ["Mijn deelnames", PARTICIPATIONS_PATH]) };
  },
  head: () => pageHead("community", { title: "Feedback van de jury", noindex: true }),
  component: FeedbackRoute,
});

function FeedbackRoute() {
  return <FeedbackPage contest={Route.useLoaderData().contest} />;
}
