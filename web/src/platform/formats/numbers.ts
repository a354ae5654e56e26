const euros = new Intl.NumberFormat("nl-BE", { style: "currency", currency: "EUR" });
const count = new Intl.NumberFormat("nl-BE");

/** `€ 23,40`, or `gratis` when 0 or less (docs/product/platform.md#formats). */
export const formatPrice = (amount: number) => (amount <= 0 ? "gratis" : euros.format(amount));

/** An amount in euros as a form shows it: `120` or `12,50`; empty for none. */
export function amountText(euro: number | null) {
  if (euro === null) return "";
  return (Number.isInteger(euro) ? String(euro) : euro.toFixed(2)).replace(".", ",");
}

const WITH_THOUSANDS = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d*)?$/;

/** The euros of a typed amount (`1.200`, `12,50`, `12.5`): null when it is empty, NaN when it is no amount. */
export function amountTyped(typed: string): number | null {
  const amount = typed.replaceAll(/[\s€]/g, "");
  if (amount === "") return null;
  if (WITH_THOUSANDS.test(amount)) return Number(amount.replaceAll(".", "").replace(",", "."));
  return /^-?\d+(?:[.,]\d*)?$/.test(amount) ? Number(amount.replace(",", ".")) : Number.NaN;
}

/** A part of a whole as a rounded percentage: `formatPercentage(1, 3)` is `33%`. Nothing of nothing is 0%. */
export const formatPercentage = (part: number, whole: number) => `${whole > 0 ? Math.round((part / whole) * 100) : 0}%`;

/** `12.345` */
export const formatCount = (amount: number) => count.format(amount);

/** Reading time from seconds: never less than a minute. */
export const formatReadTime = (seconds: number) => `${Math.max(1, Math.round(seconds / 60))} min. lezen`;
