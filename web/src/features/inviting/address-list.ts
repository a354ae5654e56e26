import * as z from "zod";

const Address = z.email().max(255);

/** The parts between semicolons, except semicolons within quotes. */
const BETWEEN_SEMICOLONS = /(?:"[^"]*"|[^;])+/g;
const BETWEEN_COMMAS = /(?:"[^"]*"|[^,])+/g;
/** An address with a person's name, as mail programs write it: `"Jan Peeters" <jan@voorbeeld.be>`. */
const NAMED = /^[^<>]*<([^<>]*)>$/;

/** The addresses of a line as they were typed, each with the name before it. */
function* partsOf(line: string) {
  for (const several of line.match(BETWEEN_SEMICOLONS) ?? []) {
    const parts = (several.match(BETWEEN_COMMAS) ?? []).map((part) => part.trim());
    for (const [index, part] of parts.entries()) {
      // "Peeters, Jan <jan@voorbeeld.be>" is one address: the comma is part of the name.
      const isName = !part.includes("@") && NAMED.test(parts[index + 1] ?? "");
      if (part !== "" && !isName) yield part;
    }
  }
}

const addressIn = (part: string) => (NAMED.exec(part)?.[1] ?? part).trim();

/**
 * The e-mail addresses in a field, each once and in lower case. They are separated by commas, semicolons or new lines,
 * and may have the names that mail programs put before them (docs/product/invitations.md#form). `invalid` holds the
 * parts that are not an address, as they were typed.
 */
export function parseAddresses(typed: string) {
  const parts = typed.split("\n").flatMap((line) => [...partsOf(line)]);
  const invalid = parts.filter((part) => !Address.safeParse(addressIn(part)).success);
  return {
    addresses: [...new Set(parts.map((part) => addressIn(part).toLowerCase()))],
    invalid: [...new Set(invalid)],
  };
}

const list = new Intl.ListFormat("nl-BE");
/** The message that names the invalid addresses; undefined when all are valid. */
export function invalidAddressesMessage(typed: string) {
  const { invalid } = parseAddresses(typed);
  if (invalid.length === 0) return undefined;
  const names = list.format(invalid.map((address) => `‘${address}’`));
  return invalid.length === 1 ? `${names} is geen e-mailadres.` : `${names} zijn geen e-mailadressen.`;
}

/** The schema of a field of addresses; it may be empty. */
export const AddressList = z.string().superRefine((typed, context) => {
  const message = invalidAddressesMessage(typed);
  if (message) context.addIssue({ code: "custom", message });
});
