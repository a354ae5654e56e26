import { expect, it } from "vitest";
import { discountsOf } from "./payment-choices.ts";

const OTHER = { id: 1, name: "Lid", percentage: 10, conditions: "Je bent lid." };
const YOUNG = { id: 2, name: "Jonger dan 26", percentage: 25, conditions: "Je bent jong." };
const CHOSEN = { courseDiscountTypeId: 2, courseDiscountType: { name: "Jong" }, discountPercentage: 20 };

it("shows the chosen discount as it was then, in its place, or last when nobody can get it any more", () => {
  const listed = discountsOf({ ...CHOSEN, course: { courseDiscountTypes: [YOUNG, OTHER] } });
  expect(listed.map(({ id, name, percentage }) => [id, name, percentage])).toEqual([
    [2, "Jong", 20],
    [1, "Lid", 10],
  ]);
  const gone = discountsOf({ ...CHOSEN, course: { courseDiscountTypes: [OTHER] } });
  expect(gone.map(({ id, percentage }) => [id, percentage])).toEqual([
    [1, 10],
    [2, 20],
  ]);
});
