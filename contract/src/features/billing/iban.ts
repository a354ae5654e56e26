/** An account number as people read and type it: `BE68 5390 0754 7034`. It is stored and sent without the spaces. */
export const ibanInFours = (iban: string) => iban.replaceAll(/(.{4})(?=.)/g, "$1 ");
