const euros = new Intl.NumberFormat("nl-BE", { style: "currency", currency: "EUR" });
const count = new Intl.NumberFormat("nl-BE");

/** `€ 23,40`, or `gratis` when 0 or less (docs/product/platform.md#formats). */
export const formatPrice = (amount: number) => (amount <= 0 ? "gratis" : euros.format(amount));

/** `€ 23,40`, and `€ 0,00` for zero. A negative amount has a minus sign, not a hyphen. */
export const formatAmount = (amount: number) => euros.format(amount).replace("-", "−");

const decimals = new Intl.NumberFormat("nl-BE", { maximumFractionDigits: 2 });
/** `12,5 %` for 12.5, as on invoices: with a space that does not break. */
export const formatPercent = (percentage: number) => `${decimals.format(percentage)}\u00A0%`;

/** A part of a whole as a rounded percentage: `formatPercentage(1, 3)` is `33 %`. Zero of zero is 0 %. */
export const formatPercentage = (part: number, whole: number) =>
  formatPercent(whole > 0 ? Math.round((part / whole) * 100) : 0);

/** `12.345` */
export const formatCount = (amount: number) => count.format(amount);

/** `plural(1, "tekst", "teksten")` is `1 tekst`. */
export const plural = (amount: number, one: string, more: string) =>
  `${formatCount(amount)} ${amount === 1 ? one : more}`;

/** Reading time from seconds: never less than a minute. */
export const formatReadTime = (seconds: number) => `${Math.max(1, Math.round(seconds / 60))} min. lezen`;
