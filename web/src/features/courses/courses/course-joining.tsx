import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense } from "react";
import type { Course } from "@inktvis/contract/features/courses/course";
import { courseEnrolmentPath, COURSES_PATH } from "@inktvis/contract/page-paths/organization";
import { formatPrice } from "#platform/formats/numbers.ts";
import { mailTo } from "#platform/mail-to.ts";
import { DateTime } from "#platform/date-time.tsx";
import { meQuery } from "#platform/session.queries.ts";
import { SiteLink, useCurrentSite } from "#platform/site-link.tsx";
import { External } from "#ui/icons.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { useFocusKept } from "#ui/use-focus-kept.ts";
import { courseMessages as copy } from "./course-page.nl.ts";
import { priceText } from "./course-price.ts";
import { isFull, isPassed } from "./course-state.ts";

/** Needed only where people can no longer join. */
const KeepMeInformedOfSimilar = lazy(async () => ({
  default: (await import("../saved-searches/keep-me-informed.tsx")).KeepMeInformedOfSimilar,
}));
/** Loaded separately: few readers of a course have begun to enrol in it. */
const OwnEnrolment = lazy(async () => ({ default: (await import("./own-enrolment.tsx")).OwnEnrolment }));
/** Loaded separately, with its dialog: few readers of a course are on its waiting list. */
const OwnPlace = lazy(async () => ({ default: (await import("../waiting-list/own-place.tsx")).OwnPlace }));
const JoinWaitingList = lazy(async () => ({
  default: (await import("../waiting-list/join-waiting-list.tsx")).JoinWaitingList,
}));

/** The price, the deadline, and how to join or why that is not possible (docs/product/courses.md#joining). */
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
      {isCalledOff ? <Ended course={course}>{copy.instead}</Ended> : <Way course={course} />}
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
  const own = <Own course={course} />;
  if (participation?.delistedAt || participation?.finalizedAt || participation?.isInReview) return own;
  if (entry)
    return (
      <>
        <Suspense>
          <OwnPlace course={course} entry={entry} />
        </Suspense>
        {entry.state === "waiting" && own}
      </>
    );
  if (participation && !canJoin && course.hasEnrollments) return own;
  if (isPassed(course))
    return (
      <Ended course={course} hint={copy.passedHint}>
        {copy.passed}
      </Ended>
    );
  if (isFull(course) || canJoin) return <Ended course={course}>{copy.full}</Ended>;
  return (
    <>
      <Deadline course={course} />
      {course.hasEnrollments ? <Here course={course} /> : <Elsewhere course={course} />}
    </>
  );
}

const Own = ({ course }: { course: Course }) =>
  course.me.participation && (
    <Suspense>
      <OwnEnrolment course={course} participation={course.me.participation} />
    </Suspense>
  );

/** Links to the pages of enrolling, where a visitor signs in first. */
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
      <Own course={course} />
      <Suspense>
        <KeepMeInformedOfSimilar course={course} key={course.id} />
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
