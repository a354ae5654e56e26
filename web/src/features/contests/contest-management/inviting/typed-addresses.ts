import * as z from "zod";

const Address = z.email().max(255);

/**
 * What stands in a box of addresses, each once: separated by comma, semicolon or a new line
 * (docs/product/invitations.md#form).
 */
export function addressesIn(box: string) {
  const written = box
    .split(/[,;\n]/)
    .map((address) => address.trim())
    .filter((address) => address !== "");
  const wrong = written.filter((address) => !Address.safeParse(address).success);
  return { addresses: [...new Set(written.map((address) => address.toLowerCase()))], wrong: [...new Set(wrong)] };
}

const listed = new Intl.ListFormat("nl-BE");
/** Names what is no address; undefined when all are. */
export function wrongAddresses(box: string) {
  const { wrong } = addressesIn(box);
  if (wrong.length === 0) return undefined;
  const named = listed.format(wrong.map((address) => `‘${address}’`));
  return wrong.length === 1 ? `${named} is geen e-mailadres.` : `${named} zijn geen e-mailadressen.`;
}

/** A box of addresses as a field of a form; it may stay empty. */
export const AddressBox = z.string().superRefine((box, context) => {
  const message = wrongAddresses(box);
  if (message) context.addIssue({ code: "custom", message });
});
