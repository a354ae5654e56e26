import { useSuspenseQuery } from "@tanstack/react-query";
import { type ReactNode, useRef } from "react";
import type { Enrolment } from "@inktvis/contract/features/enrolments/enrolment";
import { ecoursePath } from "@inktvis/contract/page-paths/account";
import { coursePath } from "@inktvis/contract/page-paths/organization";
import { formatDate } from "#platform/formats/dates.ts";
import { FileLink } from "#platform/forms/file-link.tsx";
import { SiteLink } from "#platform/site-link.tsx";
import { ArrowRight } from "#ui/icons.tsx";
import { focusAfterDialog } from "#ui/focus-after-dialog.ts";
import { leftBeforeCancelling } from "../left-before-cancelling.ts";
import { isActive } from "./is-active.ts";
import { DelistAnswer, LeavingPanel } from "./leaving-panel.tsx";
import { enrolmentApi } from "../enrolment-api.ts";
import { OwnCourseFacts } from "./own-course-facts.tsx";
import { ownCourseMessages as copy } from "./own-course.nl.ts";
import { ownCourseQuery } from "./own-courses.queries.ts";
import { PaymentPanel } from "./payment-panel.tsx";

/** A course for its participants: practical information, when and where, and what was paid. */
export function OwnCoursePage({ slug }: { slug: string }) {
  const { data: enrolment } = useSuspenseQuery({
    ...ownCourseQuery(slug),
    // A participant who has just left may be refunded within moments; a bank takes days, and nobody waits for that
    // here.
    refetchInterval: ({ state: { data } }) =>
      data && data.refundUnderwayAmount > 0 && leftJustNow(data) ? 2 * SECOND : false,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  // Without an enrolment the loader has already redirected (routes/account/cursussen.$slug.tsx).
  if (!enrolment) return null;
  const { course } = enrolment;
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-10 pt-8 sm:pt-12">
      <header className="grid gap-3">
        <p className="eyebrow">{course.organization}</p>
        <h1 className="max-w-3xl text-4xl break-words hyphens-auto sm:text-5xl" ref={heading} tabIndex={-1}>
          {course.title}
        </h1>
        <State enrolment={enrolment} />
      </header>
      <div className="grid gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_20rem] xl:grid-rows-[auto_1fr] xl:gap-y-6">
        <div className="min-w-0 xl:col-start-2">
          <OwnCourseFacts course={course} isEnrolled={enrolment.delistedAt === null} />
        </div>
        <div className="grid min-w-0 content-start gap-10 xl:col-start-1 xl:row-span-2 xl:row-start-1">
          <Words enrolment={enrolment} />
          {isActive(enrolment) && <LeavingPanel enrolment={enrolment} onLeft={() => focusAfterDialog(heading)} />}
        </div>
        <div className="min-w-0 xl:col-start-2 xl:row-start-2">
          <PaymentPanel enrolment={enrolment} />
          <AttestLink enrolment={enrolment} />
        </div>
      </div>
    </article>
  );
}

const SECOND = 1000;
const leftJustNow = ({ delistedAt }: Enrolment) =>
  delistedAt !== null && Date.now() - Date.parse(delistedAt) < 60 * SECOND;

/** Available from the first day that the participant was present (docs/product/attendance.md#attest). */
function AttestLink({ enrolment: { course, attendedDays, delistedAt } }: { enrolment: Enrolment }) {
  if (attendedDays === 0 || delistedAt) return null;
  return (
    <p className="mt-6">
      <FileLink
        className="link font-semibold"
        load={() => enrolmentApi.enrolments.attest({ params: { slug: course.slug } })}
        path={`/courses/${course.slug}/participation/attendance-attest`}
      >
        {copy.attest}
      </FileLink>
      <span className="mt-1 block text-sm text-ink-soft">{copy.attended(attendedDays)}</span>
    </p>
  );
}

function State({ enrolment }: { enrolment: Enrolment }) {
  const { course, finalizedAt, delistedAt, priceTotal } = enrolment;
  if (course.cancelledAt !== null)
    return (
      <>
        <p className="text-lg font-semibold">
          {copy.cancelledOn(formatDate(course.cancelledAt))}{" "}
          {delistedAt && leftBeforeCancelling(enrolment)
            ? copy.leftBeforeCancelling(formatDate(delistedAt))
            : priceTotal > 0 && copy.paidBack}
        </p>
        {course.cancelMessage && <p className="reading whitespace-pre-line">{course.cancelMessage}</p>}
      </>
    );
  const since = delistedAt ?? finalizedAt;
  if (since === null) return null;
  const say = delistedAt ? copy.delistedOn : copy.enrolledOn;
  return (
    <>
      <p className="text-lg text-ink-soft">{say(formatDate(since))}</p>
      {delistedAt && <DelistAnswer enrolment={enrolment} />}
    </>
  );
}

/** Practical information; it is no longer shown to delisted people. */
function Words({ enrolment: { course, delistedAt } }: { enrolment: Enrolment }) {
  const { practicalInfo, classTimes, adminEmailAddress } = course;
  return (
    <>
      <Ecourses ecourses={course.ecourses} />
      {!delistedAt && (
        <Section title={copy.practical}>
          {practicalInfo ? (
            <p className="reading whitespace-pre-line">{practicalInfo}</p>
          ) : (
            <p className="text-ink-soft">{adminEmailAddress ? copy.noPractical : copy.noPracticalAlone}</p>
          )}
        </Section>
      )}
      {classTimes && (
        <Section title={copy.classTimes}>
          <p className="reading whitespace-pre-line">{classTimes}</p>
        </Section>
      )}
      {/* When the course is off the site, it has no page to link to. */}
      {course.publishedAt !== null && (
        <p>
          <SiteLink
            className="link inline-flex items-center gap-2 font-semibold"
            path={coursePath(course.slug)}
            site="organization"
          >
            {copy.toCourse}
            <ArrowRight className="size-4" />
          </SiteLink>
        </p>
      )}
    </>
  );
}

/** The online courses that belong to the course: those that the participant can follow now. */
function Ecourses({ ecourses }: Pick<Enrolment["course"], "ecourses">) {
  if (ecourses.length === 0) return null;
  return (
    <Section title={copy.ecourses}>
      <ul className="grid gap-2">
        {ecourses.map(({ id, title }) => (
          <li key={id}>
            <SiteLink className="link inline-flex items-center gap-2 font-semibold" path={ecoursePath(id)}>
              <span className="wrap-anywhere">{title}</span>
              <ArrowRight className="size-4 shrink-0" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="mb-3 text-3xl">{title}</h2>
    {children}
  </section>
);
