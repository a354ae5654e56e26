import type { Enrolment } from "@inktvis/contract/features/enrolments/enrolment";
import { myCoursePath } from "@inktvis/contract/page-paths/account";
import { coursePath } from "@inktvis/contract/page-paths/organization";
import { FileLink } from "#platform/forms/file-link.tsx";
import { formatAmount } from "#platform/formats/numbers.ts";
import { SiteButton } from "#platform/site-button.tsx";
import { SiteLink, useCurrentSite } from "#platform/site-link.tsx";
import { Fact } from "#ui/fact.tsx";
import { enrolmentApi } from "../enrolment-api.ts";
import { paidInInstalments, runningInstalments } from "../paid-in-instalments.ts";
import { TransferPanel } from "../instalments/transfer-panel.tsx";
import { CourseFacts } from "./course-facts.tsx";
import { enrollingMessages as copy } from "./enrolling.nl.ts";

/** Confirms that the seat is taken, and says what comes next. */
export function DoneStep({ enrolment }: { enrolment: Enrolment }) {
  const { course, delistedAt } = enrolment;
  const running = runningInstalments(enrolment);
  if (delistedAt) return <Delisted course={course} />;
  return (
    <>
      <p className="max-w-2xl font-reading text-xl">
        {course.hasRealLifePart ? copy.done(course.title) : copy.doneOnline(course.title)}
      </p>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-14">
        <div className="grid min-w-0 gap-8">
          <WhatNow enrolment={enrolment} />
          {course.practicalInfo && (
            <section className="grid gap-3">
              <h3 className="text-2xl">{copy.practical}</h3>
              <p className="reading whitespace-pre-line">{course.practicalInfo}</p>
            </section>
          )}
          <Onward course={course} />
        </div>
        <section aria-label={copy.order} className="grid gap-6 rounded-2xl border border-hairline bg-raised p-5 sm:p-7">
          <CourseFacts course={course} />
          <Paid enrolment={enrolment} />
          {running && <TransferPanel instalment={running} />}
        </section>
      </div>
    </>
  );
}

/** Whom to ask about being delisted, and a link to the page with payments and refunds. */
function Delisted({ course: { slug, adminEmailAddress } }: { course: Enrolment["course"] }) {
  const site = useCurrentSite();
  const email = adminEmailAddress ?? site.contactEmail;
  return (
    <>
      <p className="max-w-2xl text-lg">
        {copy.delistedAsk}{" "}
        <a className="link break-words" href={`mailto:${email}`}>
          {email}
        </a>
        .
      </p>
      <p>
        <SiteLink className="link" path={myCoursePath(slug)} site="account">
          {copy.toOwnCourse}
        </SiteLink>
      </p>
    </>
  );
}

const WhatNow = ({ enrolment: { course, invoices, installment } }: { enrolment: Enrolment }) => (
  <section className="grid gap-3">
    <h3 className="text-2xl">{copy.next}</h3>
    <ul className="grid max-w-2xl list-disc gap-2 pl-5">
      <li>{invoices.length > 0 ? copy.nextMailInvoice : copy.nextMail}</li>
      {installment?.transfer && <li>{copy.nextTransfer}</li>}
      <li>{copy.nextPage}</li>
      {course.adminEmailAddress && (
        <li>
          {copy.nextAsk}{" "}
          <a className="link break-words" href={`mailto:${course.adminEmailAddress}`}>
            {course.adminEmailAddress}
          </a>
          .
        </li>
      )}
    </ul>
  </section>
);

function Onward({ course: { slug, startDate } }: { course: Enrolment["course"] }) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <SiteButton path={myCoursePath(slug)} site="account">
        {copy.toOwnCourse}
      </SiteButton>
      {startDate && (
        <FileLink
          className="button button-secondary"
          load={() => enrolmentApi.enrolments.calendar({ params: { slug } })}
          path={`${coursePathInApi(slug)}/calendar`}
        >
          {copy.calendar}
        </FileLink>
      )}
      <a className="link" href={coursePath(slug)}>
        {copy.toCourse}
      </a>
    </div>
  );
}

function Paid({ enrolment }: { enrolment: Enrolment }) {
  const { course, priceTotal, invoices } = enrolment;
  const invoice = invoices.find(({ isCreditNote }) => !isCreditNote);
  if (priceTotal === 0) return null;
  return (
    <dl className="grid gap-3 border-t border-hairline pt-5 tabular-nums">
      {runningInstalments(enrolment) ? (
        <Fact name={copy.total}>{formatAmount(priceTotal)}</Fact>
      ) : (
        // The part of instalments that was waived was not paid.
        <Fact name={copy.paid}>{formatAmount(paidInInstalments(enrolment)?.paidAmount ?? priceTotal)}</Fact>
      )}
      {invoice && (
        <Fact name={copy.invoiceNumber(invoice.number)}>
          <FileLink
            className="link"
            load={() => enrolmentApi.enrolments.downloadInvoice({ params: { slug: course.slug } })}
            path={`${coursePathInApi(course.slug)}/download-invoice`}
          >
            {copy.downloadInvoice}
          </FileLink>
        </Fact>
      )}
    </dl>
  );
}

const coursePathInApi = (slug: string) => `/courses/${encodeURIComponent(slug)}/participation`;
