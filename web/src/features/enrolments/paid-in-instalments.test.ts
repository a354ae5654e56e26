import type { Enrolment } from "@inktvis/contract/features/enrolments/enrolment";
import { expect, test } from "vitest";
import { paidInInstalments } from "./paid-in-instalments.ts";

const AGREED = "2030-03-01T10:00:00.000Z";
const installment = { id: "1", state: "approved", decidedAt: AGREED } as NonNullable<Enrolment["installment"]>;

test("a participant who was enrolled by approving instalments pays in them", () => {
  expect(paidInInstalments({ installment, finalizedAt: AGREED })).toBe(installment);
});

test.each([
  ["who never asked for instalments", { installment: null, finalizedAt: AGREED }],
  ["who was relisted and then paid at once", { installment, finalizedAt: "2030-04-01T10:00:00.000Z" }],
  ["who was relisted and has to pay again", { installment, finalizedAt: null }],
  [
    "whose request was refused before they paid",
    { installment: { ...installment, state: "rejected" as const }, finalizedAt: AGREED },
  ],
])("a participant %s does not pay in instalments", (_who, enrolment) => {
  expect(paidInInstalments(enrolment)).toBeUndefined();
});
