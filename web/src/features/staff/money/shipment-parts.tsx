import type { StaffShipment } from "@inktvis/contract/features/magazine/staff-shipments";
import { useNotify, useRefresh } from "ra-core";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { countryNames } from "#features/people/country-names.ts";
import { staffApi } from "../staff-api.ts";
import { shipmentsCopy as copy } from "./shipments.nl.ts";

/** As it stands on an envelope. */
export const Address = ({ to: { name, street, number, postalCode, city, country } }: Pick<StaffShipment, "to">) => (
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
