import type { AddOnCode } from "@inktvis/contract/features/billing/add-on-codes";
import { searchText } from "#platform/search-params.ts";

/*
 * In a file apart from payment-choices.ts, because the code that parses the address of a route is sent with every page
 * of the site.
 */

/** The fields for what is bought, in the order of `addOns`. */
export const ADD_ON_FIELDS = {
  book: "bookEnabled",
  "taal-deel": "taalDeelEnabled",
  verzin: "verzinEnabled",
} as const satisfies Record<AddOnCode, string>;

const CHOICES = ["priceLevel", "courseDiscountTypeId", ...Object.values(ADD_ON_FIELDS)] as const;
/** The name of the button that asks for the price while there are no scripts. */
export const ASK_FIELD = "prijs";
export const ASK_VALUE = "bereken";

type Choice = (typeof CHOICES)[number];
/** The choices that such a press put into the address; empty when the address has none. */
export type SearchChoices = { [name in Choice | typeof ASK_FIELD]?: string | undefined };

export function searchChoices(search: Record<string, unknown>): SearchChoices {
  if (search[ASK_FIELD] !== ASK_VALUE) return {};
  const asked: SearchChoices = { [ASK_FIELD]: ASK_VALUE };
  for (const name of CHOICES) {
    const value = searchText(search[name]);
    if (value) asked[name] = value;
  }
  return asked;
}
