import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { EnrolmentSummary } from "@inktvis/contract/features/enrolments/enrolment";
import { myCoursePath } from "@inktvis/contract/page-paths/account";
import { courseEnrolmentPath, coursePath, COURSES_PATH } from "@inktvis/contract/page-paths/organization";
import { StateMark } from "#features/management/state-mark.tsx";
import { DateTime } from "#platform/date-time.tsx";
import { formatAmount } from "#platform/formats/numbers.ts";
import { SiteButton } from "#platform/site-button.tsx";
import { SiteLink } from "#platform/site-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ArrowRight } from "#ui/icons.tsx";
import { TextPicture } from "#ui/text-picture.tsx";
import { TileCover } from "#ui/tile.tsx";
import { useFocusKept } from "#ui/use-focus-kept.ts";
import { CourseDays } from "#features/courses/courses/course-days.tsx";
import { RejectedRequest } from "../instalments/rejected-request.tsx";
import { OfferedSeats, OwnPlaces } from "../waiting-list/own-places.tsx";
import { ownPlacesQuery } from "../waiting-list/waiting-list.queries.ts";
import { ownCoursesMessages as copy } from "./own-courses.nl.ts";
import { ownCoursesQuery } from "./own-courses.queries.ts";

interface OwnCoursesPageProps {
  /** The online courses, shown first; nothing when there are none. */
  online: ReactNode;
}

/** The courses that the viewer is enrolled in, or started to enrol in (docs/product/enrolments.md#own-courses). */
export function OwnCoursesPage({ online }: OwnCoursesPageProps) {
  const { data: enrolments } = useSuspenseQuery(ownCoursesQuery);
  const { data: places } = useSuspenseQuery(ownPlacesQuery);
  const heading = useFocusKept<HTMLHeadingElement>(places.length);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 pt-8 sm:pt-12">
      <header className="grid gap-3">
        <h1 className="text-4xl sm:text-5xl" ref={heading} tabIndex={-1}>
          {copy.title}
        </h1>
        {enrolments.length > 0 && <p className="max-w-xl text-lg text-ink-soft">{copy.intro}</p>}
      </header>
      <OfferedSeats />
      {online}
      {enrolments.length === 0 && !online ? (
        <EmptyState
          action={
            <SiteButton path={COURSES_PATH} site="organization">
              {copy.toCourses}
            </SiteButton>
          }
          title={copy.none}
        >
          {copy.noneHelp}
        </EmptyState>
      ) : (
        <>
          {enrolments.length > 0 && (
            <section
              aria-labelledby={online ? "ingeschreven" : undefined}
              className="grid grid-cols-[minmax(0,1fr)] gap-4"
            >
              {online && (
                <h2 className="text-3xl" id="ingeschreven">
                  {copy.enrolled}
                </h2>
              )}
              <ul className="max-w-5xl border-b border-hairline">
                {enrolments.map((enrolment) => (
                  <li key={enrolment.id}>
                    <OwnCourse enrolment={enrolment} titleAs={online ? "h3" : "h2"} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          <p>
            {copy.others}{" "}
            <SiteLink className="link" path={COURSES_PATH} site="organization">
              {copy.toCourses}
            </SiteLink>
          </p>
        </>
      )}
      <OwnPlaces />
    </div>
  );
}

interface OwnCourseProps {
  enrolment: EnrolmentSummary;
  titleAs: "h2" | "h3";
}

function OwnCourse({ enrolment, titleAs: Title }: OwnCourseProps) {
  const { finalizedAt, delistedAt, course } = enrolment;
  const isCancelled = course.cancelledAt !== null;
  return (
    <article className="tile relative grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 border-t border-hairline py-6 sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-x-6">
      <div className={`tile-picture self-start ${isCancelled || delistedAt ? "opacity-60 grayscale" : ""}`}>
        {course.image ? (
          <TextPicture inList picture={course.image} shape={43 / 26} sizes="(width >= 40rem) 11rem, 5.5rem" />
        ) : (
          <TileCover muted={isCancelled || Boolean(delistedAt)} title={course.title} />
        )}
      </div>
      <div className="grid content-start gap-2">
        <Title className="text-2xl break-words hyphens-auto">
          {finalizedAt === null ? (
            <SiteLink
              path={isCancelled ? coursePath(course.slug) : courseEnrolmentPath(course.slug)}
              site="organization"
            >
              {course.title}
            </SiteLink>
          ) : (
            <SiteLink path={myCoursePath(course.slug)}>{course.title}</SiteLink>
          )}
        </Title>
        <p className="text-ink-soft">
          <CourseDays course={course} without={copy.ownPace} /> · {course.organization}
        </p>
        <WhereTheyStand enrolment={enrolment} />
      </div>
    </article>
  );
}

type OfEnrolment = Pick<OwnCourseProps, "enrolment">;

function WhereTheyStand({ enrolment }: OfEnrolment) {
  const { finalizedAt, delistedAt, outstandingAmount, course } = enrolment;
  if (course.cancelledAt !== null || delistedAt)
    return (
      <p>
        <StateMark look="over">{course.cancelledAt === null ? copy.delisted : copy.cancelled}</StateMark>
      </p>
    );
  if (finalizedAt === null) return <Unfinished enrolment={enrolment} />;
  return outstandingAmount > 0 && <p className="tabular-nums">{copy.outstanding(formatAmount(outstandingAmount))}</p>;
}

function Unfinished({ enrolment }: OfEnrolment) {
  const { waitsFor, rejectedInstallment, reservedUntil, enrolProblem, isFull } = enrolment;
  return (
    <>
      {rejectedInstallment && enrolProblem === null && <RejectedRequest message={rejectedInstallment.message} />}
      {reservedUntil && !waitsFor && (
        <p>
          {copy.held} <DateTime date={reservedUntil} format="long" />.
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <StateMark look="waiting">{waitsFor ? copy.waitsFor[waitsFor] : stateOf(enrolment)}</StateMark>
        {!waitsFor && enrolProblem === null && !isFull && (
          <span aria-hidden="true" className="inline-flex items-center gap-1.5 font-semibold text-accent-ink">
            {copy.finish}
            <ArrowRight className="size-4" />
          </span>
        )}
      </p>
    </>
  );
}

const stateOf = ({ enrolProblem, isFull, hasLostSeat }: EnrolmentSummary) => {
  if (enrolProblem !== null) return copy.tooLate;
  if (isFull) return copy.full;
  return hasLostSeat ? copy.lostSeat : copy.unfinished;
};
