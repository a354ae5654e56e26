import type { StaffShipment } from "@inktvis/contract/features/enrolments/staff-shipments";
import { useNotify, useRefresh } from "ra-core";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { choicesOf } from "../choices.ts";
import { countryNames } from "../inputs/country-inputs.tsx";
import type { Filter } from "../list/room-filters.tsx";
import { type Column, RoomList } from "../list/room-list.tsx";
import { NowrapDate, Stacked } from "../list/stacked.tsx";
import { Parcel } from "../room-icons.tsx";
import type { RoomResource } from "../room-resource.ts";
import { staffApi } from "../staff-api.ts";
import { Payer } from "./payer.tsx";
import { shipmentsCopy as copy } from "./shipments.nl.ts";

const FILTERS: Filter[] = [
  { name: "state", label: copy.state, kind: "choice", choices: choicesOf(copy.filters) },
  { name: "addOn", label: copy.addOn, kind: "choice", choices: choicesOf(copy.addOns) },
];

/** As it stands on an envelope. */
const Address = ({ to: { name, street, number, postalCode, city, country } }: Pick<StaffShipment, "to">) => (
  <address className="not-italic">
    <span className="font-semibold">{name}</span>
    <br />
    {street} {number}
    <br />
    {postalCode} {city}
    {country !== "BE" && (
      <>
        <br />
        {countryNames([country])}
      </>
    )}
  </address>
);

const COLUMNS: readonly Column<StaffShipment>[] = [
  { title: copy.addOn, show: ({ name, course }) => <Stacked below={course.title}>{name}</Stacked> },
  { title: copy.to, show: ({ to }) => <Address to={to} /> },
  { title: copy.person, show: ({ person }) => <Payer person={person} /> },
  { title: copy.bought, sort: "boughtAt", show: ({ boughtAt }) => <NowrapDate date={boughtAt} /> },
  {
    title: copy.state,
    show: ({ sentAt, sentBy }) =>
      sentAt === null ? (
        <span className="font-semibold text-accent-ink">{copy.waits}</span>
      ) : (
        <Stacked below={copy.sentBy(sentBy)}>
          <NowrapDate date={sentAt} />
        </Stacked>
      ),
  },
];

/** Ticks that something was sent, at once: another press takes it back. */
function SentButton({ shipment: { id, name, to, sentAt } }: { shipment: StaffShipment }) {
  const [isBusy, setBusy] = useState(false);
  const [notify, refresh] = [useNotify(), useRefresh()];
  const isSent = sentAt !== null;
  async function mark() {
    setBusy(true);
    try {
      await staffApi.staffShipments.mark({ params: { id }, body: { isSent: !isSent } });
      notify(copy.noted);
    } catch (refusal) {
      notify(refusal instanceof Error ? refusal.message : "", { type: "error" });
    }
    refresh();
    setBusy(false);
  }
  return (
    <Button
      aria-label={isSent ? copy.unsendOf(name, to.name) : copy.sendOf(name, to.name)}
      busy={isBusy}
      className="whitespace-nowrap"
      look={isSent ? "quiet" : "secondary"}
      onClick={() => void mark()}
    >
      {isSent ? copy.unsend : copy.send}
    </Button>
  );
}

export const shipments: RoomResource = {
  name: "shipments",
  one: copy.one,
  many: copy.many,
  menu: copy.menu,
  group: "money",
  Icon: Parcel,
  right: "manageMoney",
  list: () => (
    <RoomList<StaffShipment>
      actions={(shipment) => <SentButton shipment={shipment} />}
      columns={COLUMNS}
      filters={FILTERS}
      intro={copy.intro}
      resource={shipments}
      sort={{ field: "boughtAt", order: "ASC" }}
    />
  ),
};
