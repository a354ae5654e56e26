import type { StaffShipment } from "@inktvis/contract/features/magazine/staff-shipments";
import { useRedirect } from "ra-core";
import { capitalize } from "#platform/formats/capitalize.ts";
import { DateTime } from "#platform/date-time.tsx";
import { FileLink } from "#platform/forms/file-link.tsx";
import { formatAmount } from "#platform/formats/numbers.ts";
import { Email } from "#ui/email.tsx";
import { ConfirmButton, ReasonButton } from "../show/confirm-button.tsx";
import { Facts, RoomShow, ShowPart } from "../show/room-show.tsx";
import { staffApi } from "../staff-api.ts";
import { Address, SentButton } from "./shipment-parts.tsx";
import { shipmentsCopy as copy } from "./shipments.nl.ts";

type Requested = StaffShipment & { subscription: NonNullable<StaffShipment["subscription"]> };

/** A request for the magazine: what was requested, its invoice, and taking it off the queue. */
export const ShipmentPage = () => (
  <RoomShow<StaffShipment>
    nameOf={({ subscription, name, to }) => (subscription ? copy.nameOf(to.name) : name)}
    resource={{ many: copy.many }}
  >
    {(shipment) => {
      const { subscription } = shipment;
      return subscription ? <Request shipment={{ ...shipment, subscription }} /> : <Address to={shipment.to} />;
    }}
  </RoomShow>
);

const Request = ({ shipment }: { shipment: Requested }) => (
  <>
    <ShowPart title={copy.requestTitle}>
      <RequestFacts shipment={shipment} />
      <div>
        <SentButton shipment={shipment} />
      </div>
    </ShowPart>
    <ShowPart title={copy.invoiceTitle}>
      <Invoice shipment={shipment} />
    </ShowPart>
    {shipment.sentAt === null && (
      <ShowPart title={copy.cancelTitle}>
        <p className="max-w-prose text-ink-soft">{copy.cancelHelp}</p>
        <div>
          <CancelButton shipment={shipment} />
        </div>
        {shipment.subscription.invoice === null && (
          <>
            <p className="max-w-prose text-ink-soft">{copy.removeHelp}</p>
            <div>
              <RemoveButton shipment={shipment} />
            </div>
          </>
        )}
      </ShowPart>
    )}
  </>
);

function RequestFacts({
  shipment: { id, to, boughtAt, sentAt, sentBy, runsUntil, subscription },
}: {
  shipment: Requested;
}) {
  const { email, listPrice, reducedPrice, asksReduced, hasTakenCourse, hadReduced, invoiceTo } = subscription;
  return (
    <Facts
      facts={[
        [copy.to, <Address id={id} key="to" to={to} />],
        [copy.email, <Email address={email} key="email" />],
        [copy.asked, <DateTime date={boughtAt} format="long" key="asked" />],
        [
          copy.prices,
          reducedPrice === null
            ? formatAmount(listPrice)
            : copy.bothPrices(formatAmount(listPrice), formatAmount(reducedPrice)),
        ],
        [copy.wants, asksReduced ? copy.wantsReduced : copy.wantsList],
        [
          copy.course,
          hasTakenCourse === null ? copy.unknownCourse : hasTakenCourse ? copy.hasTakenCourse : copy.noCourse,
        ],
        [copy.before, hadReduced === null ? copy.unknownCourse : hadReduced ? copy.hadReduced : copy.neverReduced],
        [copy.invoiceTo, invoiceTo ? <InvoiceTo invoiceTo={invoiceTo} key="invoice" /> : copy.sameAddress],
        [
          copy.sentOn,
          sentAt && (
            <>
              <DateTime date={sentAt} format="long" /> ({copy.sentBy(sentBy)})
            </>
          ),
        ],
        [capitalize(copy.runsUntil), runsUntil && <DateTime date={runsUntil} format="short" key="ends" />],
      ]}
    />
  );
}

const InvoiceTo = ({ invoiceTo }: { invoiceTo: NonNullable<Requested["subscription"]["invoiceTo"]> }) => (
  <div className="grid gap-1">
    <Address to={invoiceTo} />
    <Email address={invoiceTo.email} />
    {invoiceTo.vatNumber && <span>{copy.vatNumber(invoiceTo.vatNumber)}</span>}
  </div>
);

function Invoice({ shipment }: { shipment: Requested }) {
  const { invoice, listPrice, hadReduced } = shipment.subscription;
  const reducedPrice = hadReduced ? null : shipment.subscription.reducedPrice;
  const asksReduced = reducedPrice !== null && shipment.subscription.asksReduced;
  if (invoice)
    return (
      <>
        <p>{copy.invoiceMade(invoice.number, formatAmount(invoice.total))}</p>
        <div>
          <FileLink
            className="button button-secondary"
            load={() => staffApi.staffInvoices.pdf({ params: { id: invoice.id } })}
            path={`/staff/invoices/${invoice.id}/pdf`}
          >
            {copy.download}
          </FileLink>
        </div>
      </>
    );
  return (
    <>
      <p className="max-w-prose text-ink-soft">{copy.invoiceHelp}</p>
      <div className="flex flex-wrap gap-3">
        {asksReduced && <InvoiceButton amount={reducedPrice} isMain price="reduced" shipment={shipment} />}
        <InvoiceButton amount={listPrice} isMain={!asksReduced} price="list" shipment={shipment} />
        {reducedPrice !== null && !asksReduced && (
          <InvoiceButton amount={reducedPrice} price="reduced" shipment={shipment} />
        )}
      </div>
    </>
  );
}

interface InvoiceButtonProps {
  shipment: Requested;
  price: "list" | "reduced";
  amount: number;
  /** Whether this is the price that was requested. */
  isMain?: boolean;
}

const InvoiceButton = ({ shipment: { id, to }, price, amount, isMain = false }: InvoiceButtonProps) => (
  <ConfirmButton
    action={() => staffApi.staffShipments.invoice({ params: { id }, body: { price } })}
    doneMessage={copy.made}
    label={(price === "list" ? copy.makeList : copy.makeReduced)(formatAmount(amount))}
    look={isMain ? "primary" : "secondary"}
    title={copy.makeTitle(to.name, formatAmount(amount))}
  >
    {copy.makeHelp}
  </ConfirmButton>
);

/** Returns to the list, because the request no longer exists. */
function CancelButton({ shipment: { id, to } }: { shipment: Requested }) {
  const redirect = useRedirect();
  async function cancel(reason: string) {
    await staffApi.staffShipments.cancel({ params: { id }, body: { reason } });
    redirect("list", "shipments");
  }
  return (
    <ReasonButton
      isLine
      about={id}
      action={cancel}
      doneMessage={copy.cancelled}
      label={copy.cancel}
      reasonLabel={copy.cancelReason}
      title={copy.cancelQuestion(to.name)}
    />
  );
}

/** For a request that the person did not make themselves. */
function RemoveButton({ shipment: { id, to } }: { shipment: Requested }) {
  const redirect = useRedirect();
  async function remove() {
    await staffApi.staffShipments.delete({ params: { id } });
    redirect("list", "shipments");
  }
  return (
    <ConfirmButton action={remove} doneMessage={copy.removed} label={copy.remove} title={copy.removeQuestion(to.name)}>
      {copy.removeWarning}
    </ConfirmButton>
  );
}
