import type { Database, Tx } from "#platform/db/database.ts";
import { type AddOn, readAddOns } from "#features/billing/add-ons/add-on.ts";

/** A year of the magazine, as the staff room keeps it among the add-ons. Amounts in cents. */
export interface MagazineYear {
  name: string;
  description: string;
  /** Of a line of an invoice. */
  vat: AddOn["vat"];
  listPrice: number;
  /** With a course; null: there is none. */
  reducedPrice: number | null;
  /** Where the reduced price is given, by their codes; null: anywhere. */
  reducedIn: readonly string[] | null;
  /** Whether somebody gets the reduced price once. */
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

/** The reduced price for this country, in cents; null where there is none. */
export const reducedPriceIn = ({ reducedPrice, reducedIn }: MagazineYear, country: string) =>
  reducedIn === null || reducedIn.includes(country) ? reducedPrice : null;
