import { describe, expect, it } from "vitest";
import { deciderOf } from "./decided-by.ts";

describe("the name of the person who decided about a payment", () => {
  it("is the name of a colleague, or says that the anomaly settled itself", () => {
    expect(deciderOf({ decision: "refunded", decidedBy: "Kantoor Wouters" })).toBe("Kantoor Wouters");
    expect(deciderOf({ decision: "settled", decidedBy: null })).toBe("vanzelf");
    expect(deciderOf({ decision: "refunded", decidedBy: null })).toBe("vanzelf");
  });

  it("says that the colleague who decided has been erased", () => {
    for (const decision of ["admitted", "dismissed"] as const)
      expect(deciderOf({ decision, decidedBy: null })).toBe("iemand die gewist is");
  });
});
