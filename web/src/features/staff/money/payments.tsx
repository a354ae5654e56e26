import type { StaffPayment, StaffRefund } from "@inktvis/contract/features/enrolments/staff-payments";
import { paymentMethodName } from "@inktvis/contract/features/billing/payment-methods";
import { coursePath } from "@inktvis/contract/page-paths/organization";
import { DateTime } from "#platform/date-time.tsx";
import { formatAmount } from "#platform/formats/numbers.ts";
import { SiteLink } from "#platform/site-link.tsx";
import { choicesOf } from "../choices.ts";
import type { Filter } from "../list/room-filters.tsx";
import { type Column, RoomList } from "../list/room-list.tsx";
import { RowLink } from "../list/row-link.tsx";
import { NowrapDateTime, Stacked } from "../list/stacked.tsx";
import { Card } from "../room-icons.tsx";
import { type RoomResource, showPath } from "../room-resource.ts";
import { Facts, RoomShow, ShowPart } from "../show/room-show.tsx";
import { paymentsCopy as copy } from "./payments.nl.ts";
import { invoicesOfPath } from "./invoices.tsx";
import { Payer } from "./payer.tsx";
import { RefundFacts } from "./refunds.tsx";

type PaymentDetail = StaffPayment & { refunds: StaffRefund[] };

const FILTERS: Filter[] = [
  { name: "q", label: copy.search, kind: "search" },
  { name: "state", label: copy.state, kind: "choice", choices: choicesOf(copy.states) },
];

const COLUMNS: readonly Column<StaffPayment>[] = [
  {
    title: copy.course,
    show: ({ id, course }) => <RowLink id={id}>{course.title}</RowLink>,
  },
  { title: copy.person, show: ({ person }) => <Payer person={person} /> },
  {
    title: copy.state,
    show: (payment) => (
      <Stacked below={detailOf(payment)}>
        {copy.states[payment.state]}
        <ToDecide payment={payment} />
      </Stacked>
    ),
  },
  { title: copy.begun, sort: "createdAt", show: ({ createdAt }) => <NowrapDateTime date={createdAt} /> },
  { title: copy.amount, sort: "amount", isNumber: true, show: ({ amount }) => formatAmount(amount) },
];

/** Marks an anomaly that waits for a decision, with a link to it. */
const ToDecide = ({ payment: { anomalyId } }: { payment: StaffPayment }) =>
  anomalyId !== null && (
    <a className="link block font-semibold" href={showPath("anomalies", anomalyId)}>
      {copy.toDecide}
    </a>
  );

/** Why the payment failed, or how it was paid. */
function detailOf({ failure, method }: StaffPayment) {
  if (failure) return copy.failures[failure];
  return method && paymentMethodName(method);
}

const List = () => (
  <RoomList<StaffPayment>
    columns={COLUMNS}
    filters={FILTERS}
    intro={copy.intro}
    resource={payments}
    sort={{ field: "createdAt", order: "DESC" }}
  />
);

const Show = () => (
  <RoomShow<PaymentDetail>
    nameOf={({ amount, course }) => copy.nameOf(formatAmount(amount), course.title)}
    resource={payments}
  >
    {(payment) => (
      <>
        <ToDecide payment={payment} />
        <PaymentFacts payment={payment} />
        {payment.refunds.length > 0 && (
          <ShowPart title={copy.refunds}>
            {payment.refunds.map((refund) => (
              <RefundFacts key={refund.id} refund={refund} />
            ))}
          </ShowPart>
        )}
      </>
    )}
  </RoomShow>
);

const amountIfAny = (amount: number) => (amount > 0 ? formatAmount(amount) : null);

function PaymentFacts({ payment }: { payment: StaffPayment }) {
  const { course, state, failure, amount, received, method, providerId, expiresAt, paidAt } = payment;
  return (
    <Facts
      facts={[
        [copy.person, <Payer key="person" person={payment.person} />],
        [
          copy.course,
          <SiteLink className="link" key="course" path={coursePath(course.slug)} site="organization">
            {course.title}
          </SiteLink>,
        ],
        [copy.amount, formatAmount(amount)],
        [copy.received, received !== null && received !== amount ? formatAmount(received) : null],
        [copy.state, failure ? `${copy.states[state]}: ${copy.failures[failure]}` : copy.states[state]],
        [copy.begun, <DateTime date={payment.createdAt} format="long" key="begun" />],
        [copy.expires, state === "pending" && expiresAt ? <DateTime date={expiresAt} format="long" /> : null],
        [copy.paidAt, paidAt && <DateTime date={paidAt} format="long" />],
        [copy.method, method && paymentMethodName(method)],
        [copy.refunded, amountIfAny(payment.refunded)],
        [copy.chargedBack, amountIfAny(payment.chargedBack)],
        [
          copy.invoices,
          <a className="link" href={invoicesOfPath(payment.enrolmentId)} key="invoices">
            {copy.toInvoices}
          </a>,
        ],
        [copy.provider, copy.providers[payment.provider]],
        [copy.providerId, providerId],
        [copy.id, payment.id],
      ]}
    />
  );
}

export const payments: RoomResource = {
  name: "payments",
  one: copy.one,
  many: copy.many,
  group: "money",
  Icon: Card,
  right: "manageMoney",
  list: List,
  show: Show,
};
