import type { ReactNode } from "react";
import type { Course } from "@inktvis/contract/features/courses/courses";
import { COURSES_PATH } from "@inktvis/contract/page-paths/organization";
import { formatPrice } from "#platform/formats/numbers.ts";
import { mailTo } from "#platform/mail-to.ts";
import { DateTime } from "#platform/date-time.tsx";
import { SiteLink, useCurrentSite } from "#platform/site-link.tsx";
import { External } from "#ui/icons.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { coursesLike } from "../saved-searches/courses-like.ts";
import { KeepMeInformed } from "../saved-searches/keep-me-informed.tsx";
import { keepMeInformedMessages } from "../saved-searches/keep-me-informed.nl.ts";
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
  if (isPassed(course))
    return (
      <Ended course={course} hint={copy.passedHint}>
        {copy.passed}
      </Ended>
    );
  if (isFull(course)) return <Ended course={course}>{copy.full}</Ended>;
  return (
    <>
      <Deadline course={course} />
      {course.hasEnrollments ? <Here course={course} /> : <Elsewhere course={course} />}
    </>
  );
}

function Ended({ course, hint, children }: { course: Course; hint?: string; children: string }) {
  const { search, names } = coursesLike(course);
  return (
    <>
      <p className="text-lg font-semibold">{children}</p>
      {hint && <p className="text-sm text-ink-soft">{hint}</p>}
      <KeepMeInformed hint={keepMeInformedMessages.likeHint(names)} key={course.id} search={search} />
      <SiteLink className="link" path={COURSES_PATH}>
        {copy.toOthers}
      </SiteLink>
    </>
  );
}

const Here = ({ course: { title, isClosed, availableSeats } }: { course: Course }) => (
  <>
    {availableSeats !== null && <p>{copy.seatsLeft(availableSeats)}</p>}
    {isClosed ? (
      <p className="text-sm text-ink-soft">{copy.closed}</p>
    ) : (
      <AskHouse title={title}>{copy.askHouse}</AskHouse>
    )}
  </>
);

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
