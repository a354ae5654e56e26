import * as z from "zod";

const Address = z.email().max(255);

/**
 * The e-mail addresses in a field, each once and in lower case, separated by commas, semicolons or new lines
 * (docs/product/invitations.md#form); `invalid` holds what is no address, as it was typed.
 */
export function parseAddresses(typed: string) {
  const parts = typed
    .split(/[,;\n]/)
    .map((address) => address.trim())
    .filter((address) => address !== "");
  const invalid = parts.filter((address) => !Address.safeParse(address).success);
  return { addresses: [...new Set(parts.map((address) => address.toLowerCase()))], invalid: [...new Set(invalid)] };
}

const list = new Intl.ListFormat("nl-BE");
/** The message that names what is no address; undefined when everything is one. */
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
