import { expect, it } from "vitest";
import { enteredByOf } from "./entered-by.ts";

it("names who entered what came in by instalments, also once they have been erased: staff still check the account", () => {
  expect(enteredByOf({ paymentId: null, enteredBy: "Mieke" })).toBe("Mieke");
  expect(enteredByOf({ paymentId: null, enteredBy: null })).toBe("iemand die gewist is");
  expect(enteredByOf({ paymentId: crypto.randomUUID(), enteredBy: null })).toBeNull();
});
