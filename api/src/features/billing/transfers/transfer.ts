import { eurosOf } from "#platform/money.ts";

/** What somebody needs to transfer an amount of an invoice (docs/product/instalments.md#transfer). */
export interface Transfer {
  beneficiary: string;
  iban: string;
  /** Structured: `+++020/2600/00142+++`. */
  communication: string;
  /** In cents. */
  amount: number;
}

/**
 * The structured communication of an invoice: its number in ten digits, followed by the remainder modulo 97 in two,
 * with 97 instead of 0. This lets a bank refuse most typing errors.
 */
export function communicationOf(invoiceNumber: string) {
  const digits = invoiceNumber.replaceAll(/\D/g, "").padStart(10, "0");
  if (digits.length > 10) throw new Error(`${invoiceNumber} does not fit a structured communication`);
  const check = Number(digits) % 97 || 97;
  const all = `${digits}${String(check).padStart(2, "0")}`;
  return `+++${all.slice(0, 3)}/${all.slice(3, 7)}/${all.slice(7)}+++`;
}

/**
 * The digits of a structured communication, or of part of one, that somebody typed: `+++020/2600/00142+++`, without
 * the signs, or with spaces. Undefined for other text; the index does not find parts of fewer than three digits.
 */
export function communicationDigits(typed: string) {
  const digits = typed.replaceAll(/[+*/\s]/g, "");
  return /^\d{3,12}$/.test(digits) && digits !== typed ? digits : undefined;
}

/** A transfer to the house, for one of its invoices. */
export const transferTo = (
  { name, iban }: { name: string; iban: string },
  { invoiceNumber, amount }: { invoiceNumber: string; amount: number },
): Transfer => ({ beneficiary: name, iban, communication: communicationOf(invoiceNumber), amount });

/**
 * The text of the QR code that banking apps read (EPC069-12, version 002, which needs no BIC). The communication is
 * sent as a creditor reference, by its digits: as free text it would not be matched
 * (docs/decisions/0059-instalments.md).
 */
export function qrTextOf({ beneficiary, iban, communication, amount }: Transfer) {
  const reference = communication.replaceAll(/\D/g, "");
  const sum = `EUR${eurosOf(amount).toFixed(2)}`;
  return ["BCD", "002", "1", "SCT", "", beneficiary.slice(0, 70), iban, sum, "", reference].join("\n");
}
