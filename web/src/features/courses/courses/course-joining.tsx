import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense } from "react";
import type { Course } from "@inktvis/contract/features/courses/course";
import { myCoursePath } from "@inktvis/contract/page-paths/account";
import { courseEnrolmentPath, COURSES_PATH } from "@inktvis/contract/page-paths/organization";
import { formatPrice } from "#platform/formats/numbers.ts";
import { mailTo } from "#platform/mail-to.ts";
import { DateTime } from "#platform/date-time.tsx";
import { meQuery } from "#platform/session.queries.ts";
import { SiteButton } from "#platform/site-button.tsx";
import { SiteLink, useCurrentSite } from "#platform/site-link.tsx";
import { External } from "#ui/icons.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { useFocusKept } from "#ui/use-focus-kept.ts";
import { courseMessages as copy } from "./course-page.nl.ts";
import { priceText } from "./course-price.ts";
import { isFull, isPassed } from "./course-state.ts";

/** Only where somebody cannot join any more. */
const KeepMeInformedOfLike = lazy(async () => ({
  default: (await import("../saved-searches/keep-me-informed.tsx")).KeepMeInformedOfLike,
}));
/** Apart, with its dialog: few readers of a course are on its waiting list. */
const OwnPlace = lazy(async () => ({ default: (await import("../waiting-list/own-place.tsx")).OwnPlace }));
const JoinWaitingList = lazy(async () => ({
  default: (await import("../waiting-list/join-waiting-list.tsx")).JoinWaitingList,
}));

/** What it costs, until when, and how somebody joins, or why they cannot (docs/product/courses.md#joining). */
export function CourseJoining({ course }: { course: Course }) {
  const isCalledOff = course.cancelledAt !== null;
  const section = useFocusKept<HTMLElement>(course.waitingList.me?.state);
  return (
    <section
      aria-label={isCalledOff ? copy.others : copy.joining}
      className="grid gap-3 rounded-sm border border-hairline bg-raised p-6"
      ref={section}
      tabIndex={-1}
    >
      {!isCalledOff && <Price course={course} />}
      {isCalledOff ? <CalledOff course={course} /> : <Way course={course} />}
    </section>
  );
}

function Price({ course }: { course: Course }) {
  const { pricingStrategy, priceLow, price, priceHigh } = course;
  if (pricingStrategy !== "paid_levels") return <Amount>{priceText(course)}</Amount>;
  return (
    <div>
      <p className="mb-1 font-semibold">{copy.levels}</p>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
        <Level amount={priceLow} name={copy.low} />
        <Level amount={price} name={copy.base} />
        <Level amount={priceHigh} name={copy.high} />
      </dl>
    </div>
  );
}

const Amount = ({ children }: { children: string }) => (
  <p className="font-display text-3xl tabular-nums first-letter:uppercase">{children}</p>
);

const Level = ({ name, amount }: { name: string; amount: number | null }) => (
  <>
    <dt>{name}</dt>
    <dd className="text-right font-semibold">{formatPrice(amount ?? 0)}</dd>
  </>
);

function Way({ course }: { course: Course }) {
  const { participation } = course.me;
  const { me: entry, canJoin } = course.waitingList;
  if (participation?.delistedAt) return <Delisted contactEmail={participation.contactEmail} title={course.title} />;
  if (participation?.finalizedAt) return <Enrolled course={course} />;
  if (participation?.isInReview) return <InReview course={course} />;
  if (entry) {
    return (
      <>
        <Suspense>
          <OwnPlace course={course} entry={entry} />
        </Suspense>
        {participation && entry.state === "waiting" && (
          <>
            {participation.hasLostSeat && <p>{copy.lostSeat}</p>}
            <ToEnrolment slug={course.slug} />
          </>
        )}
      </>
    );
  }
  if (participation && !canJoin && course.hasEnrollments) return <GoOn course={course} />;
  if (isPassed(course))
    return (
      <Ended course={course} hint={copy.passedHint}>
        {copy.passed}
      </Ended>
    );
  if (isFull(course) || canJoin)
    return (
      <Ended course={course} hint={participation?.hasLostSeat ? copy.lostSeat : undefined}>
        {copy.full}
      </Ended>
    );
  return (
    <>
      <Deadline course={course} />
      {course.hasEnrollments ? <Here course={course} /> : <Elsewhere course={course} />}
    </>
  );
}

/** Where to go instead; participants read on their own page what they get back. */
function CalledOff({ course }: { course: Course }) {
  return (
    <>
      <Ended course={course}>{copy.instead}</Ended>
      {course.me.participation?.finalizedAt && <ToOwnCourse slug={course.slug} />}
    </>
  );
}

const ToOwnCourse = ({ slug }: { slug: string }) => (
  <SiteButton className="w-full justify-center" look="secondary" path={myCoursePath(slug)} site="account">
    {copy.toOwnCourse}
  </SiteButton>
);

/** Who was delisted does not begin again by themselves: the organiser takes them back. */
function Delisted({ contactEmail, title }: { contactEmail: string | null; title: string }) {
  const site = useCurrentSite();
  const email = contactEmail ?? site.contactEmail;
  return (
    <>
      <p className="text-lg font-semibold">{copy.delisted}</p>
      <p>
        {copy.delistedAsk}{" "}
        <a className="link break-words" href={mailTo(email, copy.mailSubject(title), copy.mailBody(title))}>
          {email}
        </a>
        .
      </p>
    </>
  );
}

function Enrolled({ course: { slug, hasRealLifePart } }: { course: Course }) {
  return (
    <>
      <p className="text-lg font-semibold">{hasRealLifePart ? copy.enrolled : copy.bought}</p>
      <ToOwnCourse slug={slug} />
    </>
  );
}

/** Waiting for a seat, or paying again, is not for who paid already. */
const InReview = ({ course: { slug } }: { course: Course }) => (
  <>
    <p className="text-lg font-semibold">{copy.inReview}</p>
    <p>{copy.inReviewHelp}</p>
    <ToEnrolment slug={slug} />
  </>
);

const ToEnrolment = ({ slug }: { slug: string }) => (
  <a className="link" href={courseEnrolmentPath(slug)}>
    {copy.toEnrolmentHere}
  </a>
);

const GoOn = ({ course }: { course: Course }) => (
  <>
    {isPassed(course) && <p className="text-lg font-semibold">{copy.passed}</p>}
    <p>{course.me.participation?.hasLostSeat ? copy.lostSeat : copy.begun}</p>
    <Enrol course={course}>{copy.goOn}</Enrol>
  </>
);

/** To the pages of enrolling, which let a visitor sign in first. */
const Enrol = ({ course, children }: { course: Course; children: string }) => (
  <ButtonAnchor className="w-full justify-center" href={courseEnrolmentPath(course.slug)}>
    {children}
  </ButtonAnchor>
);

function Ended({ course, hint, children }: { course: Course; hint?: string | undefined; children: string }) {
  return (
    <>
      <p className="text-lg font-semibold">{children}</p>
      {hint && <p className="text-sm whitespace-pre-line text-ink-soft">{hint}</p>}
      {course.waitingList.canJoin && (
        <Suspense>
          <JoinWaitingList course={course} />
        </Suspense>
      )}
      {/* Who began finds what they filled in, also while there is no seat. */}
      {course.waitingList.canJoin && course.me.participation && <ToEnrolment slug={course.slug} />}
      <Suspense>
        <KeepMeInformedOfLike course={course} key={course.id} />
      </Suspense>
      <SiteLink className="link" path={COURSES_PATH}>
        {copy.toOthers}
      </SiteLink>
    </>
  );
}

function Here({ course }: { course: Course }) {
  const { data: viewer } = useQuery(meQuery);
  const { isClosed, availableSeats, hasRealLifePart, payableProblem, pricingAllowInstallments, me } = course;
  return (
    <>
      {availableSeats !== null && <p>{copy.seatsLeft(availableSeats)}</p>}
      {pricingAllowInstallments && <p className="text-sm text-ink-soft">{copy.instalments}</p>}
      {isClosed && !me.can.startParticipation ? (
        <p className="text-sm text-ink-soft">{copy.closed}</p>
      ) : payableProblem !== null ? (
        <p className="text-sm text-ink-soft">{payableProblem}</p>
      ) : me.can.startParticipation || !viewer ? (
        <Enrol course={course}>{hasRealLifePart ? copy.enrol : copy.buy}</Enrol>
      ) : (
        <p className="text-sm text-ink-soft">{me.isOrganizer ? copy.ownCourse : copy.notYet}</p>
      )}
    </>
  );
}

function Elsewhere({ course: { title, organization, externalLink } }: { course: Course }) {
  if (!externalLink) return <AskHouse title={title}>{copy.askOrganization(organization)}</AskHouse>;
  return (
    <>
      <p className="text-sm text-ink-soft">{copy.elsewhere(organization)}</p>
      <ButtonAnchor className="w-full justify-center" href={externalLink} rel="noopener">
        {copy.toEnrolment}
        <External />
      </ButtonAnchor>
      <p className="text-sm break-words text-ink-soft">{copy.onSite(hostOf(externalLink))}</p>
    </>
  );
}

function AskHouse({ title, children }: { title: string; children: string }) {
  const { contactEmail } = useCurrentSite();
  return (
    <p className="text-sm text-ink-soft">
      {children}{" "}
      <a className="link font-semibold" href={mailTo(contactEmail, copy.mailSubject(title), copy.mailBody(title))}>
        {contactEmail}
      </a>
    </p>
  );
}

const Deadline = ({ course: { enrollmentDeadline } }: { course: Course }): ReactNode =>
  enrollmentDeadline && (
    <p>
      {copy.until} <DateTime date={enrollmentDeadline} />
    </p>
  );

const hostOf = (address: string) => new URL(address).hostname.replace(/^www\./, "");
