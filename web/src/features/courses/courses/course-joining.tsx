import type { ReactNode } from "react";
import type { Course } from "@inktvis/contract/features/courses/courses";
import { COURSES_PATH } from "@inktvis/contract/page-paths/organization";
import { formatPrice } from "#platform/formats/numbers.ts";
import { mailTo } from "#platform/mail-to.ts";
import { DateTime } from "#platform/date-time.tsx";
import { SiteLink, useCurrentSite } from "#platform/site-link.tsx";
import { External } from "#ui/icons.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { courseMessages as copy } from "./course-page.nl.ts";
import { priceText } from "./course-price.ts";
import { isFull, isPassed } from "./course-state.ts";

/** What it costs, until when, and how somebody joins, or why they cannot (docs/product/courses.md#joining). */
export const CourseJoining = ({ course }: { course: Course }) => (
  <section aria-label={copy.joining} className="grid gap-3 rounded-sm border border-hairline bg-raised p-6">
    <Price course={course} />
    <Way course={course} />
  </section>
);

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
  const { contactEmail } = useCurrentSite();
  const { organization, externalLink, availableSeats } = course;
  const mail = (
    <a
      className="link font-semibold"
      href={mailTo(contactEmail, copy.mailSubject(course.title), copy.mailBody(course.title))}
    >
      {contactEmail}
    </a>
  );
  if (isPassed(course)) {
    return (
      <>
        <p className="font-semibold">{copy.passed}</p>
        <p className="text-sm text-ink-soft">{copy.passedHint}</p>
        <SiteLink className="link" path={COURSES_PATH}>
          {copy.toOthers}
        </SiteLink>
      </>
    );
  }
  if (isFull(course)) {
    return (
      <>
        <p className="font-semibold">{copy.full}</p>
        <SiteLink className="link" path={COURSES_PATH}>
          {copy.toOthers}
        </SiteLink>
      </>
    );
  }
  return (
    <>
      <Deadline course={course} />
      {course.hasEnrollments ? (
        <>
          {availableSeats !== null && <p>{copy.seatsLeft(availableSeats)}</p>}
          <p className="text-sm text-ink-soft">
            {course.isClosed ? (
              copy.closed
            ) : (
              <>
                {copy.askHouse} {mail}
              </>
            )}
          </p>
        </>
      ) : externalLink ? (
        <>
          <p className="text-sm text-ink-soft">{copy.elsewhere(organization)}</p>
          <ButtonAnchor className="w-full justify-center" href={externalLink} rel="noopener">
            {copy.toEnrolment}
            <External />
          </ButtonAnchor>
          <p className="text-sm break-words text-ink-soft">{copy.onSite(hostOf(externalLink))}</p>
        </>
      ) : (
        <p className="text-sm text-ink-soft">
          {copy.askOrganization(organization)} {mail}
        </p>
      )}
    </>
  );
}

const Deadline = ({ course: { enrollmentDeadline } }: { course: Course }): ReactNode =>
  enrollmentDeadline && (
    <p>
      {copy.until} <DateTime date={enrollmentDeadline} />
    </p>
  );

const hostOf = (address: string) => new URL(address).hostname.replace(/^www\./, "");
