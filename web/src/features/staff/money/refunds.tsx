import type { StaffRefund } from "@inktvis/contract/features/enrolments/staff-payments";
import { knownAs } from "@inktvis/contract/features/people/known-as";
import { DateTime } from "#platform/date-time.tsx";
import { formatAmount } from "#platform/formats/numbers.ts";
import { choicesOf } from "../choices.ts";
import type { Filter } from "../list/room-filters.tsx";
import { type Column, RoomList } from "../list/room-list.tsx";
import { NowrapDate, Stacked } from "../list/stacked.tsx";
import { Return } from "../room-icons.tsx";
import { type RoomResource, showPath } from "../room-resource.ts";
import { ReasonButton } from "../show/confirm-button.tsx";
import { Facts } from "../show/room-show.tsx";
import { staffApi } from "../staff-api.ts";
import { enteredByOf } from "./entered-by.ts";
import { Payer } from "./payer.tsx";
import { paymentsCopy, refundsCopy as copy } from "./payments.nl.ts";

const FILTERS: Filter[] = [{ name: "state", label: copy.state, kind: "choice", choices: choicesOf(copy.filters) }];

/** Whether staff have to transfer it by hand. */
const isToTransfer = ({ way, state }: StaffRefund) =>
  way === "transfer" && state !== "refunded" && state !== "canceled";
const stateOf = (refund: StaffRefund) => (isToTransfer(refund) ? copy.toTransfer : copy.states[refund.state]);
const wayOf = ({ way, iban }: StaffRefund) => (iban ? `${copy.ways[way]} ${copy.to(iban)}` : copy.ways[way]);

const COLUMNS: readonly Column<StaffRefund>[] = [
  {
    title: paymentsCopy.course,
    show: ({ paymentId, course, reason }) => (
      <Stacked below={reason}>
        {paymentId === null ? (
          <span className="font-semibold">{course.title}</span>
        ) : (
          <a className="link font-semibold" href={showPath("payments", paymentId)}>
            {course.title}
          </a>
        )}
      </Stacked>
    ),
  },
  { title: paymentsCopy.person, show: ({ person }) => <Payer person={person} /> },
  { title: copy.state, show: (refund) => <Stacked below={wayOf(refund)}>{stateOf(refund)}</Stacked> },
  { title: copy.asked, sort: "createdAt", show: ({ createdAt }) => <NowrapDate date={createdAt} /> },
  {
    title: copy.amount,
    isNumber: true,
    show: (refund) => {
      const [amount, enteredBy] = [formatAmount(refund.amount), enteredByOf(refund)];
      return enteredBy === null ? amount : <Stacked below={copy.enteredBy(enteredBy)}>{amount}</Stacked>;
    },
  },
];

/** The button to record a transfer that was done by hand. */
function actionsOf(refund: StaffRefund) {
  if (!isToTransfer(refund)) return false;
  const { person } = refund;
  const enteredBy = enteredByOf(refund);
  return (
    <ReasonButton
      isLine
      about={refund.id}
      action={(iban) => staffApi.staffRefunds.transferred({ params: { id: refund.id }, body: { iban } })}
      doneMessage={copy.noted}
      label={copy.transferred}
      reasonLabel={copy.iban}
      title={copy.transferredTitle(formatAmount(refund.amount), (person && knownAs(person)) ?? paymentsCopy.erased)}
    >
      {enteredBy === null ? copy.transferredHelp : `${copy.checkEntered(enteredBy)} ${copy.transferredHelp}`}
    </ReasonButton>
  );
}

const List = () => (
  <RoomList<StaffRefund>
    actions={actionsOf}
    columns={COLUMNS}
    filters={FILTERS}
    intro={copy.intro}
    resource={refunds}
    sort={{ field: "createdAt", order: "DESC" }}
  />
);

/** A refund on the page of its payment. */
export const RefundFacts = ({ refund }: { refund: StaffRefund }) => (
  <Facts
    facts={[
      [copy.amount, formatAmount(refund.amount)],
      [copy.state, stateOf(refund)],
      [copy.way, wayOf(refund)],
      [copy.reason, refund.reason],
      [copy.entered, enteredByOf(refund)],
      [copy.asked, <DateTime date={refund.createdAt} format="long" key="asked" />],
      [copy.done, refund.refundedAt && <DateTime date={refund.refundedAt} format="long" />],
    ]}
  />
);

export const refunds: RoomResource = {
  name: "refunds",
  one: copy.one,
  many: copy.many,
  group: "money",
  Icon: Return,
  right: "manageMoney",
  list: List,
};
