/* People and the contract write euros, the database keeps whole cents. Only these functions convert between the two. */

/** Cents from an amount with at most two decimals (contract `Euros`). */
export const centsOf = (euros: number) => Math.round(euros * 100);
export const eurosOf = (cents: number) => cents / 100;
/** Basis points from a percentage with at most two decimals; the database keeps hundredths of a percent. */
export const basispointsOf = (percentage: number) => Math.round(percentage * 100);
export const percentageOf = (basispoints: number) => basispoints / 100;

const inEuros = new Intl.NumberFormat("nl-BE", { style: "currency", currency: "EUR" });
/** `€ 23,40` from cents; `€ 0,00` for nothing, which on an invoice is not "gratis". */
export const formatAmount = (cents: number) => inEuros.format(eurosOf(cents));

const share = new Intl.NumberFormat("nl-BE", { maximumFractionDigits: 2 });
/** `12,5 %` from basis points, hundredths of a percent. */
export const formatShare = (basispoints: number) => `${share.format(percentageOf(basispoints))}\u00a0%`;
