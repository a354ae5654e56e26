import { countryName } from "./country-names.ts";

interface PostalAddress {
  addressStreet: string | null;
  addressNumber: string | null;
  addressPostalCode: string | null;
  addressCity: string | null;
  addressCountry: string | null;
}

/** The lines of an address as on an envelope: street and number, postal code and town, country. */
export function addressLines(address: PostalAddress): string[] {
  const line = (...parts: (string | null)[]) => parts.filter(Boolean).join(" ");
  return [
    line(address.addressStreet, address.addressNumber),
    line(address.addressPostalCode, address.addressCity),
    countryName(address.addressCountry ?? ""),
  ].filter(Boolean);
}
