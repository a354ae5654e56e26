import { coursePath } from "@inktvis/contract/page-paths/organization";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { AcceptInvitation, InvalidInvitation } from "#features/inviting/accepting.tsx";
import { DateTime } from "#platform/date-time.tsx";
import { RefusalPage } from "#platform/error-page.tsx";
import { toast } from "#platform/toasts.ts";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { enrolmentApi } from "../enrolment-api.ts";
import type { LinkedCourseInvitation } from "./course-invitation-route.ts";
import { courseInvitationMessages as copy } from "./messages.nl.ts";

/** The page of an invitation to a course. */
export function CourseInvitationPage({ invitation }: { invitation: LinkedCourseInvitation }) {
  switch (invitation.kind) {
    case "unknown":
      return <RefusalPage status={403} />;
    case "invalid":
      return (
        <InvalidInvitation help={copy.invalidHelp(invitation.course.title)}>
          <ButtonAnchor className="mt-2" href={coursePath(invitation.course.slug)}>
            {copy.look}
          </ButtonAnchor>
        </InvalidInvitation>
      );
    case "valid":
      return <Invitation invitation={invitation} />;
    default:
      return invitation satisfies never;
  }
}

function Invitation({
  invitation: { token, course, isOtherAccount },
}: {
  invitation: Extract<LinkedCourseInvitation, { kind: "valid" }>;
}) {
  const use = useInvitation(course.slug, token);
  return (
    <section className="page grid justify-items-start gap-6 py-12 sm:py-20">
      <header className="grid gap-3">
        <p className="eyebrow">{copy.eyebrow}</p>
        <h1 className="max-w-3xl text-4xl sm:text-6xl">{course.title}</h1>
      </header>
      <p className="max-w-prose text-lg">{copy.asks(course.organization)}</p>
      <ul className="grid max-w-prose list-disc gap-1.5 pl-5 text-ink-soft">
        {course.isClosed && <li>{copy.isClosed}</li>}
        {copy.means.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {course.enrollmentDeadline && (
          <li>
            {copy.until} <DateTime date={course.enrollmentDeadline} />.
          </li>
        )}
      </ul>
      <AcceptInvitation isOtherAccount={isOtherAccount} use={use}>
        <ButtonAnchor href={coursePath(course.slug)} look="secondary">
          {copy.look}
        </ButtonAnchor>
      </AcceptInvitation>
    </section>
  );
}

/** Accepts it, and leads to where one enrols. */
function useInvitation(slug: string, token: string) {
  const router = useRouter();
  const queryClient = useQueryClient();
  return async () => {
    await enrolmentApi.courseInvitations.use({ params: { slug }, body: { token } }, { quiet: true });
    // Cached before accepting: the viewer could not enrol then.
    queryClient.removeQueries({ queryKey: ["courses"] });
    toast(copy.accepted);
    await router.navigate({ href: coursePath(slug) });
  };
}
