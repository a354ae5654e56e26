import type { ShipmentState, ShippedAddOn, StaffShipment } from "@inktvis/contract/features/magazine/staff-shipments";
import { useListContext } from "ra-core";
import { FileLink } from "#platform/forms/file-link.tsx";
import { Email } from "#ui/email.tsx";
import { choicesOf } from "../choices.ts";
import { RoomEdit } from "../form/room-form.tsx";
import { AddressInputs } from "../inputs/address-inputs.tsx";
import type { Filter } from "../list/room-filters.tsx";
import { type Column, RoomList } from "../list/room-list.tsx";
import { NowrapDate, Stacked } from "../list/stacked.tsx";
import { Parcel } from "../room-icons.tsx";
import { type RoomResource, showPath } from "../room-resource.ts";
import { staffApi } from "../staff-api.ts";
import { Payer } from "./payer.tsx";
import { Address, SentButton } from "./shipment-parts.tsx";
import { ShipmentPage } from "./shipment-page.tsx";
import { shipmentsCopy as copy } from "./shipments.nl.ts";

const FILTERS: Filter[] = [
  { name: "state", label: copy.state, kind: "choice", choices: choicesOf(copy.filters) },
  { name: "addOn", label: copy.addOn, kind: "choice", choices: choicesOf(copy.addOns) },
];

const COLUMNS: readonly Column<StaffShipment>[] = [
  {
    title: copy.addOn,
    show: ({ id, name, course, subscription }) =>
      subscription ? (
        <Stacked below={invoiceStateOf(subscription)}>
          <a className="link font-semibold" href={showPath("shipments", id)}>
            {name}
          </a>
        </Stacked>
      ) : (
        <Stacked below={course?.title}>{name}</Stacked>
      ),
  },
  { title: copy.to, show: ({ id, to }) => <Address id={id} to={to} /> },
  {
    title: copy.person,
    show: ({ person, subscription }) =>
      person || !subscription ? (
        <Payer person={person} />
      ) : (
        <Stacked below={<Email address={subscription.email} />}>{copy.visitor}</Stacked>
      ),
  },
  { title: copy.bought, sort: "boughtAt", show: ({ boughtAt }) => <NowrapDate date={boughtAt} /> },
  {
    title: copy.state,
    show: ({ sentAt, sentBy, runsUntil }) =>
      sentAt === null ? (
        <span className="font-semibold text-accent-ink">{copy.waits}</span>
      ) : (
        <Stacked
          below={
            runsUntil ? (
              <>
                {copy.runsUntil} <NowrapDate date={runsUntil} />
              </>
            ) : (
              copy.sentBy(sentBy)
            )
          }
        >
          <NowrapDate date={sentAt} />
        </Stacked>
      ),
  },
];

/** The state of the invoice of a request. */
const invoiceStateOf = ({ invoice, asksReduced }: NonNullable<StaffShipment["subscription"]>) =>
  invoice ? copy.invoiced(invoice.number) : asksReduced ? copy.asksReduced : copy.notInvoiced;

/**
 * The addresses for labels, with the filters of the list. Sent shipments need no labels: when they are shown, the file
 * has the addresses that are still to be sent.
 */
function AddressesCsv() {
  const { addOn, state }: { addOn?: ShippedAddOn; state?: ShipmentState } = useListContext().filterValues;
  const isRunning = state === "running";
  const query = { ...(addOn && { addOn }), ...(isRunning && { state }) };
  return (
    <FileLink
      className="button button-secondary"
      load={() => staffApi.staffShipments.csv({ query })}
      path={`/staff/shipments/csv?${new URLSearchParams(query)}`}
    >
      {isRunning ? copy.csvOfRunning : copy.csvToSend}
    </FileLink>
  );
}

export const shipments: RoomResource = {
  name: "shipments",
  one: copy.one,
  many: copy.many,
  emptyTitle: copy.empty,
  menu: copy.menu,
  group: "money",
  Icon: Parcel,
  right: "manageMoney",
  list: () => (
    <RoomList<StaffShipment>
      actions={(shipment) => <SentButton shipment={shipment} />}
      aside={<AddressesCsv />}
      columns={COLUMNS}
      filterDefaults={{ state: "to-send" }}
      filters={FILTERS}
      intro={copy.intro}
      resource={shipments}
      sort={{ field: "boughtAt", order: "ASC" }}
    />
  ),
  show: ShipmentPage,
  edit: () => (
    <RoomEdit<StaffShipment> intro={copy.addressHelp} nameOf={({ to }) => copy.addressOf(to.name)} resource={shipments}>
      <AddressInputs within="to" />
    </RoomEdit>
  ),
};
