import { createFileRoute, notFound } from "@tanstack/react-router";
import { courseBreadcrumbs } from "#features/courses/course-management/managed-course.ts";
import { ParticipantPage } from "#features/enrolments/participants/participant-page.tsx";
import { participantMessages } from "#features/enrolments/participants/participants.nl.ts";
import { participantQuery } from "#features/enrolments/participants/participants.queries.ts";
import { unlistedHead } from "#platform/head.ts";
import { load } from "#platform/load.ts";

export const Route = createFileRoute("/account/beheer/cursussen/$slug/deelnemer/$id")({
  loader: async (args) => {
    const { course } = args.context;
    const participant = await load(args, participantQuery(args.params.id));
    if (participant.course.slug !== course.slug) throw notFound();
    const title = participant.name ?? participantMessages.unknown;
    return { title, breadcrumbs: courseBreadcrumbs(course, title) };
  },
  gcTime: 0,
  head: ({ loaderData }) => unlistedHead("account", { title: loaderData?.title }),
  component: ParticipantRoute,
});

function ParticipantRoute() {
  const { id } = Route.useParams();
  return <ParticipantPage id={id} key={id} />;
}
