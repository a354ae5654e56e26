import type { Vat } from "./vat-rate.ts";

/** Everything that is paid at one rate, in cents: `base` and `vat` add up to `total`. */
export interface VatSplit extends Vat {
  base: number;
  vat: number;
  total: number;
}

/**
 * The part of an amount that is without VAT, rounded half up to the cent. Integers only: with doubles it could be a
 * cent off.
 */
export const baseOf = (total: number, basispoints: number) => {
  const whole = 10_000 + basispoints;
  return Math.floor((2 * total * 10_000 + whole) / (2 * whole));
};

const isSame = (one: Vat, other: Vat) => one.basispoints === other.basispoints && one.exemption === other.exemption;

/** The VAT in prices that include it, one row for each rate and each exemption, the highest rate first. */
export function vatOfLines(lines: readonly { total: number; vat: Vat }[]): VatSplit[] {
  const rates: { rate: Vat; total: number }[] = [];
  for (const { total, vat } of lines) {
    const same = rates.find(({ rate }) => isSame(rate, vat));
    if (same) same.total += total;
    else rates.push({ rate: vat, total });
  }
  return rates
    .toSorted((one, other) => other.rate.basispoints - one.rate.basispoints)
    .map(({ rate: { basispoints, exemption }, total }) => {
      const base = baseOf(total, basispoints);
      return { basispoints, exemption, base, vat: total - base, total };
    });
}

/**
 * The VAT of what is credited now, when `before` was already credited: the difference between both totals, so that the
 * credit notes of one invoice together have exactly its VAT.
 */
export function vatOfCredit(
  before: readonly { total: number; vat: Vat }[],
  now: readonly { total: number; vat: Vat }[],
): VatSplit[] {
  const earlier = vatOfLines(before);
  return vatOfLines([...before, ...now])
    .map((row) => {
      const { base = 0, vat = 0, total = 0 } = earlier.find((each) => isSame(each, row)) ?? {};
      return { ...row, base: row.base - base, vat: row.vat - vat, total: row.total - total };
    })
    .filter(({ total }) => total > 0);
}
