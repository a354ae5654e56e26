import type { AddOnCode } from "@inktvis/contract/features/billing/add-on-codes";
import type { Database, Tx } from "#platform/db/database.ts";
import { type Vat, vatOfRate } from "../vat-rates/vat-rate.ts";

/** What can be bought with a course (docs/product/enrolments.md#add-ons). Amounts in cents. */
export interface AddOn {
  code: AddOnCode;
  name: string;
  description: string;
  price: number;
  /** What it costs without a course. */
  listPrice: number | null;
  vat: Vat;
  /** Codes of the countries that it is sent to; null: anywhere. */
  countries: string[] | null;
  /** The courses that it is offered with: those of the house, all, or none for now. */
  offeredWith: "house" | "all" | "none";
  oncePerPerson: boolean;
}

/** In the order in which they are offered. */
export const readAddOns = (db: Database | Tx): Promise<AddOn[]> =>
  db
    .selectFrom("add_ons")
    .select([
      "code",
      "name",
      "description",
      "price",
      "list_price as listPrice",
      vatOfRate("add_ons.vat_rate_id").as("vat"),
      "countries",
      "offered_with as offeredWith",
      "once_a_person as oncePerPerson",
    ])
    .orderBy("position")
    .$castTo<AddOn>()
    .execute();

/** Whether an add-on is offered with this course. */
export const isOfferedWith = ({ offeredWith }: AddOn, course: { organized_by_cs: boolean }) =>
  offeredWith === "all" || (offeredWith === "house" && course.organized_by_cs);

/** Whether an add-on is sent to this country. */
export const isSentTo = ({ countries }: AddOn, country: string | null) =>
  countries === null || (country !== null && countries.includes(country));
