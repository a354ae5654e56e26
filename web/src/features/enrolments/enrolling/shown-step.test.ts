import { describe, expect, it } from "vitest";
import type { EnrolmentStep } from "@inktvis/contract/page-paths/organization";
import { shownStep, stepsOf } from "./shown-step.ts";

const enrolment = (step: EnrolmentStep, state?: "pending" | "paid" | "failed") => ({
  step,
  activePayment: state
    ? {
        id: "1",
        state,
        amount: 10,
        createdAt: "2026-11-20T09:00:00.000Z",
        expiresAt: null,
        method: null,
        isCanceled: false,
        isWithBank: false,
      }
    : null,
});

describe("the step of enrolling that the page shows", () => {
  it("is the step that was reached, even if the address asks for a later one", () => {
    expect(shownStep(null, undefined)).toBe("voorwaarden");
    expect(shownStep(null, "betaling")).toBe("voorwaarden");
    expect(shownStep(enrolment("gegevens"), "compleet")).toBe("gegevens");
    expect(shownStep(enrolment("betaling"), undefined)).toBe("betaling");
  });

  it("is an earlier step if the address asks for one, until all are complete", () => {
    expect(shownStep(enrolment("betaling"), "gegevens")).toBe("gegevens");
    expect(shownStep(enrolment("betaling"), "voorwaarden")).toBe("voorwaarden");
    expect(shownStep(enrolment("compleet"), "gegevens")).toBe("compleet");
  });

  it("is the last step while the payment of a person who comes back is checked, but not after it failed", () => {
    expect(shownStep(enrolment("betaling", "pending"), "compleet")).toBe("compleet");
    expect(shownStep(enrolment("betaling", "failed"), "compleet")).toBe("betaling");
    expect(shownStep(enrolment("betaling", "pending"), "betaling")).toBe("betaling");
  });

  it("is never paying for a free course", () => {
    expect(stepsOf({ pricingStrategy: "free" })).toEqual(["voorwaarden", "gegevens", "compleet"]);
    expect(stepsOf({ pricingStrategy: "paid_levels" })).toContain("betaling");
  });
});
