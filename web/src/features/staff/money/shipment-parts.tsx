import type { StaffShipment } from "@inktvis/contract/features/magazine/staff-shipments";
import { useNotify, useRefresh } from "ra-core";
import { usePress } from "#platform/forms/use-press.ts";
import { Button } from "#ui/button.tsx";
import { countryNames } from "#features/people/country-names.ts";
import { editPath } from "../room-resource.ts";
import { staffApi } from "../staff-api.ts";
import { shipmentsCopy as copy } from "./shipments.nl.ts";

interface AddressProps extends Pick<StaffShipment, "to"> {
  /** The id of the shipment: the name then links to the page where its address is updated. */
  id?: string;
}

/** The address as on an envelope. */
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

/** Marks a shipment as sent, at once: another press undoes it. */
export function SentButton({ shipment: { id, name, to, sentAt } }: { shipment: StaffShipment }) {
  const [notify, refresh] = [useNotify(), useRefresh()];
  const isSent = sentAt !== null;
  const { busy, press } = usePress(async () => {
    await staffApi.staffShipments.mark({ params: { id }, body: { isSent: !isSent } }).finally(refresh);
    notify(copy.noted);
  });
  return (
    <Button
      aria-label={isSent ? copy.unsendOf(name, to.name) : copy.sendOf(name, to.name)}
      busy={busy}
      className="sm:whitespace-nowrap"
      look={isSent ? "quiet" : "secondary"}
      onClick={press}
    >
      {isSent ? copy.unsend : copy.send}
    </Button>
  );
}
