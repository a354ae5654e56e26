import { createFileRoute, redirect } from "@tanstack/react-router";
import { FeedbackPage } from "#features/contests/participations/feedback-page.tsx";
import { PARTICIPATIONS_PATH } from "@inktvis/contract/page-paths/community";
import { feedbackQuery, participationQuery } from "#features/contests/participations/participation.queries.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";
import { requireLogin } from "#platform/require-login.ts";

export const Route = createFileRoute("/community/wedstrijden/mijn-wedstrijden/deelnames/$slug/feedback")({
  beforeLoad: requireLogin,
  loader: async (args) => {
    const participation = await load(args, participationQuery(args.params.slug));
    if (participation?.state !== "see-feedback") throw redirect({ href: PARTICIPATIONS_PATH, statusCode: 302 });
    await load(args, feedbackQuery(args.params.slug));
    const { slug, title, hasResult } = participation.contest;
    return {
      contest: { slug, title, hasResult },
      head: unlistedHead("community", { title: "Feedback van de jury" }),
      breadcrumbs: breadcrumbs("Feedback", ["Mijn deelnames", PARTICIPATIONS_PATH]),
    };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: FeedbackRoute,
});

function FeedbackRoute() {
  return <FeedbackPage contest={Route.useLoaderData().contest} />;
}
