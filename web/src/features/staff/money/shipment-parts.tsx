import type { StaffShipment } from "@inktvis/contract/features/magazine/staff-shipments";
import { useNotify, useRefresh } from "ra-core";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { countryNames } from "#features/people/country-names.ts";
import { editPath } from "../room-resource.ts";
import { staffApi } from "../staff-api.ts";
import { shipmentsCopy as copy } from "./shipments.nl.ts";

interface AddressProps extends Pick<StaffShipment, "to"> {
  /** Of the shipment: the name then leads to where its address is changed. */
  id?: string;
}

/** As it stands on an envelope. */
export const Address = ({ id, to: { name, street, number, postalCode, city, country } }: AddressProps) => (
  <address className="not-italic">
    {id ? (
      <a aria-label={copy.changeAddressOf(name)} className="link font-semibold" href={editPath("shipments", id)}>
        {name}
      </a>
    ) : (
      <span className="font-semibold">{name}</span>
    )}
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

/** Ticks that something was sent, at once: another press takes it back. */
export function SentButton({ shipment: { id, name, to, sentAt } }: { shipment: StaffShipment }) {
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
      className="sm:whitespace-nowrap"
      look={isSent ? "quiet" : "secondary"}
      onClick={() => void mark()}
    >
      {isSent ? copy.unsend : copy.send}
    </Button>
  );
}
