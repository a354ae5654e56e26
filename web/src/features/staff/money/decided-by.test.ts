import { describe, expect, it } from "vitest";
import { deciderOf } from "./decided-by.ts";

describe("the name of the person who decided about a payment", () => {
  it("is the name of a colleague, or says that the anomaly settled itself", () => {
    expect(deciderOf({ decision: "refunded", decidedBy: "Kantoor Wouters" })).toBe("Kantoor Wouters");
    expect(deciderOf({ decision: "settled", decidedBy: null })).toBe("vanzelf");
  });

  it("is left out for what was paid back without a name: by itself, or by a colleague who has been erased", () => {
    expect(deciderOf({ decision: "refunded", decidedBy: null })).toBeNull();
  });

  it("says that the colleague who decided has been erased", () => {
    for (const decision of ["admitted", "dismissed"] as const)
      expect(deciderOf({ decision, decidedBy: null })).toBe("iemand die gewist is");
  });
});
