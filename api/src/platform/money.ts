/* People and the contract write euros, the database keeps whole cents. Only these two go from one to the other. */

/** Of an amount with at most two decimals (contract `Euros`). */
export const centsOf = (euros: number) => Math.round(euros * 100);
export const eurosOf = (cents: number) => cents / 100;
