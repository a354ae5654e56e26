import { describe, expect, it } from "vitest";
import { hasAmounts } from "./has-amounts.ts";

describe("the amounts of participants", () => {
  const free = { priceTotal: 0, paidAmount: 0 };

  it("are shown when people pay, and not in a course that was always free", () => {
    expect(hasAmounts("paid", [])).toBe(true);
    expect(hasAmounts("paid_levels", [free])).toBe(true);
    expect(hasAmounts("free", [free])).toBe(false);
  });

  it("stay in a course that became free after somebody agreed on a price or paid", () => {
    expect(hasAmounts("free", [free, { priceTotal: 120, paidAmount: 0 }])).toBe(true);
    expect(hasAmounts("free", [{ priceTotal: 0, paidAmount: 60 }])).toBe(true);
  });
});
