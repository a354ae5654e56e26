import type { Database, Tx } from "#platform/db/database.ts";
import { type AddOn, readAddOns } from "#features/billing/add-ons/add-on.ts";

/** A year of the magazine, as the staff room keeps it among the add-ons. Amounts in cents. */
export interface MagazineYear {
  name: string;
  description: string;
  /** The VAT rate, for the line of an invoice. */
  vat: AddOn["vat"];
  listPrice: number;
  /** The price with a course; null when there is none. */
  reducedPrice: number | null;
  /** The codes of the countries where the reduced price is given; null for all. */
  reducedIn: readonly string[] | null;
  /** Whether a person gets the reduced price only once. */
  isReducedOnce: boolean;
}

export async function readMagazineYear(db: Database | Tx): Promise<MagazineYear | undefined> {
  const sold = (await readAddOns(db)).find(({ code }) => code === "verzin");
  if (!sold) return undefined;
  const { name, description, vat, price, listPrice, countries, oncePerPerson } = sold;
  const isReduced = listPrice !== null && price > 0 && price < listPrice;
  return {
    name,
    description,
    vat,
    listPrice: listPrice ?? price,
    reducedPrice: isReduced ? price : null,
    reducedIn: countries,
    isReducedOnce: oncePerPerson,
  };
}

/** The reduced price in this country, in cents; null when there is none. */
export const reducedPriceIn = ({ reducedPrice, reducedIn }: MagazineYear, country: string) =>
  reducedIn === null || reducedIn.includes(country) ? reducedPrice : null;
