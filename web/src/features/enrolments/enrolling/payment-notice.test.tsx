import type { Enrolment } from "@inktvis/contract/features/enrolments/enrolment";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { PaymentNotice } from "./payment-notice.tsx";

const noticeOf = (pricingStrategy: "free" | "paid", enrolment: object) =>
  renderToStaticMarkup(
    <PaymentNotice
      isSeatHeld
      enrolment={{ activePayment: null, installment: null, ...enrolment, course: { pricingStrategy } } as Enrolment}
    />,
  );
const FAILED = { activePayment: { state: "failed", isCanceled: false } };
const REJECTED = { installment: { state: "rejected", rejectMessage: null } };

describe("what became of paying", () => {
  it("is said while there is something to pay", () => {
    expect(noticeOf("paid", {})).toBe("");
    expect(noticeOf("paid", FAILED)).toContain("Je betaling is mislukt.");
    expect(noticeOf("paid", REJECTED)).toContain("Betaal in één keer");
  });

  it("is not asked to be done again once the course is free", () => {
    expect([noticeOf("free", FAILED), noticeOf("free", REJECTED)]).toEqual(["", ""]);
  });

  it("is not waited for once the course is free", () => {
    expect(noticeOf("free", { installment: { state: "open" } })).toContain("De cursus is nu gratis");
  });
});
