import { describe, expect, it } from "vitest";
import { priceText } from "./course-price.ts";

const NONE = { price: null, priceLow: null, priceHigh: null };
/** Intl separates with spaces that do not break. */
const plain = (text: string) => text.replaceAll(/\s/g, " ");

describe("the price of a course in words", () => {
  it.each([
    ["gratis", { pricingStrategy: "free", ...NONE }],
    ["gratis", { pricingStrategy: "paid", ...NONE, price: 0 }],
    ["€ 120,50", { pricingStrategy: "paid", ...NONE, price: 120.5 }],
    ["€ 80,00 tot € 160,00", { pricingStrategy: "paid_levels", priceLow: 80, price: 120, priceHigh: 160 }],
    ["gratis tot € 20,00", { pricingStrategy: "paid_levels", priceLow: 0, price: 10, priceHigh: 20 }],
    ["€ 30,00", { pricingStrategy: "paid_levels", priceLow: 30, price: 30, priceHigh: 30 }],
  ] as const)("%s", (text, prices) => expect(plain(priceText(prices))).toBe(text));
});
