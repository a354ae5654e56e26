import { coursePath } from "@inktvis/contract/page-paths/organization";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { Course } from "@inktvis/contract/features/courses/course";
import { WhenAndWhere } from "#features/courses/courses/course-facts.tsx";
import { isFull, isPassed } from "#features/courses/courses/course-state.ts";
import { priceText } from "#features/courses/courses/course-price.ts";
import { AnswerInvitation, InvalidInvitation, InvitationFrame } from "#features/inviting/answering.tsx";
import { DateTime } from "#platform/date-time.tsx";
import { RefusalPage } from "#platform/error-page.tsx";
import { toast } from "#platform/toasts.ts";
import { Fact } from "#ui/fact.tsx";
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

type ValidInvitation = Extract<LinkedCourseInvitation, { kind: "valid" }>;

function Invitation({ invitation }: { invitation: ValidInvitation }) {
  const { token, course } = invitation;
  const use = useInvitation(course, token);
  const decline = () =>
    enrolmentApi.courseInvitations.decline({ params: { slug: course.slug }, body: { token } }, { quiet: true });
  return (
    <InvitationFrame
      asks={copy.asks(course.organization)}
      eyebrow={copy.eyebrow}
      facts={
        <>
          <Price course={course} />
          <WhenAndWhere course={course} />
        </>
      }
      means={
        <>
          {course.isClosed && <li>{copy.isClosed}</li>}
          {copy.means.map((line) => (
            <li key={line}>{line}</li>
          ))}
          {course.enrollmentDeadline && (
            <li>
              {isPassed(course) ? copy.wasUntil : copy.until} <DateTime date={course.enrollmentDeadline} />.
            </li>
          )}
          {isFull(course) && <li>{copy.full}</li>}
        </>
      }
      title={course.title}
    >
      <AnswerInvitation decline={decline} invitation={invitation} use={use}>
        <ButtonAnchor href={coursePath(course.slug)} look="secondary">
          {copy.look}
        </ButtonAnchor>
      </AnswerInvitation>
    </InvitationFrame>
  );
}

const Price = ({ course }: { course: Course }) => (
  <Fact name={copy.price}>
    <span className="inline-block first-letter:uppercase">{priceText(course)}</span>
    {course.pricingStrategy === "paid_levels" && <span className="block font-normal">{copy.levels}</span>}
  </Fact>
);

/** Accepts it, and leads to where one enrols. */
function useInvitation(course: Course, token: string) {
  const { slug } = course;
  const router = useRouter();
  const queryClient = useQueryClient();
  return async () => {
    await enrolmentApi.courseInvitations.use({ params: { slug }, body: { token } }, { quiet: true });
    // Cached before accepting: the viewer could not enrol then.
    queryClient.removeQueries({ queryKey: ["courses"] });
    toast(isPassed(course) || isFull(course) ? copy.acceptedOnly : copy.accepted);
    await router.navigate({ href: coursePath(slug) });
  };
}
