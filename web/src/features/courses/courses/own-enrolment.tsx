import type { Course } from "@inktvis/contract/features/courses/course";
import { myCoursePath } from "@inktvis/contract/page-paths/account";
import { courseEnrolmentPath } from "@inktvis/contract/page-paths/organization";
import { mailTo } from "#platform/mail-to.ts";
import { SiteButton } from "#platform/site-button.tsx";
import { useCurrentSite } from "#platform/site-link.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { courseMessages } from "./course-page.nl.ts";
import { isPassed } from "./course-state.ts";
import { ownEnrolmentMessages as copy } from "./own-enrolment.nl.ts";

interface OwnEnrolmentProps {
  course: Course;
  participation: NonNullable<Course["me"]["participation"]>;
}

/** The state of the viewer's own enrolment, and where to continue it (docs/product/courses.md#joining). */
export function OwnEnrolment({ course, participation }: OwnEnrolmentProps) {
  const { cancelledAt, slug, waitingList, hasEnrollments } = course;
  // Participants read on their own page how much is refunded.
  if (cancelledAt) return participation.finalizedAt && <ToOwnCourse slug={slug} />;
  if (participation.delistedAt) return <Delisted contactEmail={participation.contactEmail} title={course.title} />;
  if (participation.finalizedAt) return <Enrolled course={course} />;
  if (participation.isInReview) return <InReview slug={slug} />;
  // The organiser has since moved enrolling elsewhere.
  if (!hasEnrollments) return null;
  if (waitingList.canJoin || waitingList.me)
    return (
      <>
        {participation.hasLostSeat && <p>{copy.lostSeat}</p>}
        <ToEnrolment slug={slug} />
      </>
    );
  return (
    <>
      {isPassed(course) && <p className="text-lg font-semibold">{courseMessages.passed}</p>}
      <p>{participation.hasLostSeat ? copy.lostSeat : copy.begun}</p>
      <ButtonAnchor className="w-full justify-center" href={courseEnrolmentPath(slug)}>
        {copy.goOn}
      </ButtonAnchor>
    </>
  );
}

const ToOwnCourse = ({ slug }: { slug: string }) => (
  <SiteButton className="w-full justify-center" look="secondary" path={myCoursePath(slug)} site="account">
    {copy.toOwnCourse}
  </SiteButton>
);

/** People who were delisted cannot enrol again by themselves: the organiser relists them. */
function Delisted({ contactEmail, title }: { contactEmail: string | null; title: string }) {
  const site = useCurrentSite();
  const email = contactEmail ?? site.contactEmail;
  const { mailSubject, mailBody } = courseMessages;
  return (
    <>
      <p className="text-lg font-semibold">{copy.delisted}</p>
      <p>
        {copy.delistedAsk}{" "}
        <a className="link break-words" href={mailTo(email, mailSubject(title), mailBody(title))}>
          {email}
        </a>
        .
      </p>
    </>
  );
}

const Enrolled = ({ course: { slug, hasRealLifePart } }: { course: Course }) => (
  <>
    <p className="text-lg font-semibold">{hasRealLifePart ? copy.enrolled : copy.bought}</p>
    <ToOwnCourse slug={slug} />
  </>
);

/** People who have already paid are not offered to wait for a seat or to pay again. */
const InReview = ({ slug }: { slug: string }) => (
  <>
    <p className="text-lg font-semibold">{copy.inReview}</p>
    <p>{copy.inReviewHelp}</p>
    <ToEnrolment slug={slug} />
  </>
);

const ToEnrolment = ({ slug }: { slug: string }) => (
  <a className="link" href={courseEnrolmentPath(slug)}>
    {copy.toEnrolment}
  </a>
);
