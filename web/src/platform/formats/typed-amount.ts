/* Amounts in fields: pages that only show prices do not load this. */

/** An amount in euros as a form shows it: `120,00` or `12,50`; empty for none. */
export const amountText = (euro: number | null) => decimalText(euro?.toFixed(2) ?? null);

/** A percentage or another number as a form shows it: `50` or `12,5`; empty for none. */
export const decimalText = (value: number | string | null) => (value === null ? "" : String(value).replace(".", ","));

const WITH_THOUSANDS = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d*)?$/;

/** The euros of a typed amount (`1.200`, `12,50`, `12.5`): null when it is empty, NaN when it is not an amount. */
export function amountTyped(typed: string): number | null {
  const amount = typed.replaceAll(/[\s€]/g, "");
  if (amount === "") return null;
  if (WITH_THOUSANDS.test(amount)) return Number(amount.replaceAll(".", "").replace(",", "."));
  return /^-?\d+(?:[.,]\d*)?$/.test(amount) ? Number(amount.replace(",", ".")) : Number.NaN;
}
