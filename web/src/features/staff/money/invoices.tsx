import { useListContext } from "ra-core";
import type { StaffInvoice } from "@inktvis/contract/features/billing/staff-invoices";
import { FileLink } from "#platform/forms/file-link.tsx";
import { formatAmount } from "#platform/formats/numbers.ts";
import { Email } from "#ui/email.tsx";
import { choicesOf } from "../choices.ts";
import { type Filter, SEARCH_FILTER } from "../list/room-filters.tsx";
import { type Column, RoomList } from "../list/room-list.tsx";
import { NowrapDate, Stacked } from "../list/stacked.tsx";
import { Receipt } from "../room-icons.tsx";
import { listPath, type RoomResource, showPath } from "../room-resource.ts";
import { staffApi } from "../staff-api.ts";
import { invoicesCopy as copy } from "./invoices.nl.ts";

const FILTERS: Filter[] = [
  SEARCH_FILTER,
  { name: "series", label: copy.series, kind: "choice", choices: choicesOf(copy.serieses) },
  { name: "from", label: copy.from, kind: "day" },
  { name: "until", label: copy.until, kind: "day" },
];

const COLUMNS: readonly Column<StaffInvoice>[] = [
  {
    title: copy.number,
    sort: "number",
    show: (invoice) => (
      <Stacked below={invoice.credits && copy.creditsInvoice(invoice.credits)}>
        <PdfLink invoice={invoice} />
      </Stacked>
    ),
  },
  { title: copy.date, sort: "date", show: ({ date }) => <NowrapDate date={date} /> },
  {
    title: copy.buyer,
    show: ({ buyer }) => <Stacked below={<Email address={buyer.email} />}>{buyer.name}</Stacked>,
  },
  {
    title: copy.what,
    show: ({ description, reason, paymentId }) => (
      <Stacked below={reason}>
        {paymentId ? (
          <a className="link" href={showPath("payments", paymentId)}>
            {description}
          </a>
        ) : (
          description
        )}
      </Stacked>
    ),
  },
  {
    title: copy.total,
    sort: "total",
    isNumber: true,
    show: ({ series, total, credited }) => (
      <Stacked below={credited > 0 && copy.credited(formatAmount(credited))}>
        {formatAmount(series === "credit-note" ? -total : total)}
      </Stacked>
    ),
  },
];

/** The number of an invoice, which opens its PDF. */
const PdfLink = ({ invoice: { id, number } }: { invoice: StaffInvoice }) => (
  <FileLink
    aria-label={copy.pdfOf(number)}
    className="link font-semibold whitespace-nowrap tabular-nums"
    load={() => staffApi.staffInvoices.pdf({ params: { id } })}
    path={`/staff/invoices/${id}/pdf`}
  >
    {number}
  </FileLink>
);

const List = () => (
  <RoomList<StaffInvoice>
    aside={<PeriodCsv />}
    columns={COLUMNS}
    filters={FILTERS}
    intro={copy.intro}
    resource={invoices}
    sort={{ field: "date", order: "DESC" }}
  />
);

/** The list with the invoices and credit notes of an enrolment. */
export const invoicesOfPath = (enrolmentId: string) =>
  `${listPath("invoices")}?${new URLSearchParams({ filter: JSON.stringify({ enrolmentId }) })}`;

/** The table for the bookkeeping, for the period that is filtered on. */
function PeriodCsv() {
  const { from, until }: { from?: string; until?: string } = useListContext().filterValues;
  const query = { ...(from && { from }), ...(until && { until }) };
  return (
    <FileLink
      className="button button-secondary"
      load={() => staffApi.staffInvoices.csv({ query })}
      path={`/staff/invoices/csv?${new URLSearchParams(query)}`}
    >
      {copy.csv}
    </FileLink>
  );
}

export const invoices: RoomResource = {
  name: "invoices",
  one: copy.one,
  many: copy.many,
  menu: copy.menu,
  group: "money",
  Icon: Receipt,
  right: "manageMoney",
  list: List,
};
