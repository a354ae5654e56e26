import { coursePath } from "@inktvis/contract/page-paths/organization";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { Course } from "@inktvis/contract/features/courses/course";
import { WhenAndWhere } from "#features/courses/courses/course-facts.tsx";
import { isFull, isPassed } from "#features/courses/courses/course-state.ts";
import { priceText } from "#features/courses/courses/course-price.ts";
import { InvalidInvitation, ValidInvitation } from "#features/inviting/answering.tsx";
import { DateTime } from "#platform/date-time.tsx";
import { RefusalPage } from "#platform/error-page.tsx";
import { toast } from "#platform/toasts.ts";
import { Fact } from "#ui/fact.tsx";
import { enrolmentApi } from "../enrolment-api.ts";
import type { LinkedCourseInvitation } from "./course-invitation-route.ts";
import { courseInvitationMessages as copy } from "./messages.nl.ts";

/** The page of an invitation to a course. */
export function CourseInvitationPage({ invitation }: { invitation: LinkedCourseInvitation }) {
  if (invitation.kind === "unknown") return <RefusalPage status={403} />;
  if (invitation.kind === "invalid")
    return (
      <InvalidInvitation elsewhere={toCourse(invitation.course)} help={copy.invalidHelp(invitation.course.title)} />
    );
  return <Invitation invitation={invitation} />;
}

const toCourse = ({ slug }: { slug: string }) => ({ href: coursePath(slug), label: copy.look });

function Invitation({ invitation }: { invitation: Extract<LinkedCourseInvitation, { kind: "valid" }> }) {
  const { token, course } = invitation;
  const use = useInvitation(course, token);
  const decline = () =>
    enrolmentApi.courseInvitations.decline({ params: { slug: course.slug }, body: { token } }, { quiet: true });
  return (
    <ValidInvitation
      asks={copy.asks(course.organization)}
      decline={decline}
      elsewhere={toCourse(course)}
      eyebrow={copy.eyebrow}
      facts={
        <>
          <Price course={course} />
          <WhenAndWhere course={course} />
        </>
      }
      invitation={invitation}
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
      use={use}
    />
  );
}

const Price = ({ course }: { course: Course }) => (
  <Fact name={copy.price}>
    <span className="inline-block first-letter:uppercase">{priceText(course)}</span>
    {course.pricingStrategy === "paid_levels" && <span className="block font-normal">{copy.levels}</span>}
  </Fact>
);

/** Accepts the invitation, and leads to enrolling. */
function useInvitation(course: Course, token: string) {
  const { slug } = course;
  const router = useRouter();
  const queryClient = useQueryClient();
  return async () => {
    await enrolmentApi.courseInvitations.use({ params: { slug }, body: { token } }, { quiet: true });
    // These were cached before accepting, when the viewer could not enrol.
    queryClient.removeQueries({ queryKey: ["courses"] });
    toast(isPassed(course) || isFull(course) ? copy.acceptedOnly : copy.accepted);
    await router.navigate({ href: coursePath(slug) });
  };
}
