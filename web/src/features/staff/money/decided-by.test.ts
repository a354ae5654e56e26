import { describe, expect, it } from "vitest";
import { deciderOf } from "./decided-by.ts";

describe("who decided about a payment", () => {
  it("is a colleague by name, or nobody where it settled itself", () => {
    expect(deciderOf({ decision: "refunded", decidedBy: "Kantoor Wouters" })).toBe("Kantoor Wouters");
    expect(deciderOf({ decision: "settled", decidedBy: null })).toBe("vanzelf");
    expect(deciderOf({ decision: "refunded", decidedBy: null })).toBe("vanzelf");
  });

  it("is not nobody once the colleague who decided is erased", () => {
    for (const decision of ["admitted", "dismissed"] as const)
      expect(deciderOf({ decision, decidedBy: null })).toBe("iemand die gewist is");
  });
});
