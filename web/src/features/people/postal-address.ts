const countries = new Intl.DisplayNames("nl-BE", { type: "region" });

/** "België" for BE; what is no country code stays as it is. */
function countryName(code: string | null): string {
  return code && /^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : (code ?? "");
}

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
    countryName(address.addressCountry),
  ].filter(Boolean);
}
