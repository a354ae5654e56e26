import { PaymentPreferencesInput } from "@inktvis/contract/features/enrolments/prices";
import * as z from "zod";
import { withRules } from "@inktvis/contract/layer/form-rules";
import { enrollingMessages as copy } from "./enrolling.nl.ts";

/** The values as typed: a select holds text, and a discount needs a reason. */
export const PaymentForm = withRules(PaymentPreferencesInput.extend({ courseDiscountTypeId: z.string() }), [
  {
    at: "discountReason",
    says: copy.reasonNeeded,
    holds: ({ courseDiscountTypeId, discountReason }) => !courseDiscountTypeId || Boolean(discountReason),
  },
  {
    at: "installmentReason",
    says: copy.instalmentReasonNeeded,
    holds: ({ installmentEnabled, installmentReason }) => !installmentEnabled || Boolean(installmentReason),
  },
]);
