import type { Enrolment } from "@inktvis/contract/features/enrolments/enrolment";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { PaymentNotice } from "./payment-notice.tsx";

const NOTHING = { activePayment: null, installment: null, rejectedInstallment: null };
const noticeOf = (pricingStrategy: "free" | "paid", enrolment: object) =>
  renderToStaticMarkup(
    <PaymentNotice isSeatHeld enrolment={{ ...NOTHING, ...enrolment, course: { pricingStrategy } } as Enrolment} />,
  );
const failedAt = (createdAt: string) => ({ activePayment: { state: "failed", isCanceled: false, createdAt } });
const FAILED = failedAt("2026-11-20T09:00:00.000Z");
const REJECTED = {
  installment: { state: "rejected", requestedAt: "2026-11-21T09:00:00.000Z" },
  rejectedInstallment: { message: "Dat kan niet meer." },
};
const LATER = "2026-11-22T09:00:00.000Z";

describe("the notice about the last payment", () => {
  it("is shown while there is something to pay", () => {
    expect(noticeOf("paid", {})).toBe("");
    expect(noticeOf("paid", FAILED)).toContain("Je betaling is mislukt.");
    expect(noticeOf("paid", REJECTED)).toContain("Betaal in één keer");
  });

  it("is the organiser's answer when instalments were requested after a payment failed", () => {
    const notice = noticeOf("paid", { ...FAILED, ...REJECTED });
    expect(notice).toContain("Dat kan niet meer.");
    expect(notice).not.toContain("Je betaling is mislukt.");
  });

  it("shows both when a payment failed after that answer", () => {
    const failed = noticeOf("paid", { ...failedAt(LATER), ...REJECTED });
    expect(failed).toContain("Je betaling is mislukt.");
    expect(failed).toContain("Dat kan niet meer.");
  });

  it("does not ask to pay again once the course is free", () => {
    expect([noticeOf("free", FAILED), noticeOf("free", REJECTED)]).toEqual(["", ""]);
  });

  it("does not ask to wait for an answer once the course is free", () => {
    expect(noticeOf("free", { installment: { state: "open" } })).toContain("De cursus is nu gratis");
  });
});
