import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Enrolment } from "@inktvis/contract/features/enrolments/enrolment";
import type { PriceChoices, Quote } from "@inktvis/contract/features/enrolments/prices";
import { removeStoredInput } from "#platform/forms/stored-input.ts";
import { useAutosave } from "#platform/forms/use-autosave.ts";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { alertAndReload } from "#platform/refusals.ts";
import { enrolmentApi } from "../enrolment-api.ts";
import { enrollingMessages as copy } from "./enrolling.nl.ts";
import { enrolmentQuery, priceQuery } from "./enrolment.queries.ts";
import { goToPayment } from "./go-to-payment.ts";
import type { SearchChoices } from "./search-choices.ts";
import { choicesOf, discountsOf, paymentValues } from "./payment-choices.ts";
import { PaymentForm } from "./payment-form.schema.ts";
import { useStepChange } from "./step-change.ts";
import { useRefetchAfterRefusal } from "./use-refetch-after-refusal.ts";

const FORM = "betaling";
/** Choosing quickly with the arrow keys fetches the price only once. */
const PAUSE_MS = 150;

/** The form of what is bought, and its price, which follows each choice. */
export function usePaymentForm(enrolment: Enrolment, asked: SearchChoices) {
  const { slug } = enrolment.course;
  const queryClient = useQueryClient();
  const goTo = useStepChange(slug);
  const orShowAnew = useRefetchAfterRefusal(slug);
  const form = useContractForm({
    name: FORM,
    subject: enrolment.id,
    schema: PaymentForm,
    defaultValues: paymentValues(enrolment, asked),
    submit: (values) =>
      orShowAnew(async () => {
        const body = { ...values, ...choicesOf(values), priceTotal: price.quote?.priceTotal };
        const saved = await enrolmentApi.enrolments.savePaymentPreferences({ params: { slug }, body });
        const { data } = saved ?? (await alertAndReload(copy.expired));
        // Going to the payment page never resolves, so that the submit would not end.
        removeStoredInput(FORM);
        if (data.finalizedAt || data.installment?.state === "open") return goTo(data);
        queryClient.setQueryData(enrolmentQuery(slug).queryKey, data);
        return goToPayment(slug);
      }),
  });
  useAutosave(form);
  const { setValue } = form;
  const discountId = form.watch("courseDiscountTypeId");
  const isDiscountGone = discountId !== "" && !discountsOf(enrolment).some(({ id }) => String(id) === discountId);
  useEffect(() => {
    // The list shows it no longer: it would be sent, and refused, without being seen.
    if (isDiscountGone) setValue("courseDiscountTypeId", "");
  }, [isDiscountGone, setValue]);
  const price = usePrice(slug, choicesOf(form.watch()));
  return { form, ...price };
}

export type PaymentFormState = ReturnType<typeof usePaymentForm>["form"];

interface Price {
  /** The quote for an earlier choice while `isAsking`; undefined when it could not be fetched at all. */
  quote: Quote | undefined;
  isAsking: boolean;
  retryPrice: (() => Promise<unknown>) | undefined;
}

function usePrice(slug: string, choices: PriceChoices): Price {
  const now = JSON.stringify(choices);
  const [asked, setAsked] = useState(now);
  useEffect(() => {
    const timer = setTimeout(setAsked, PAUSE_MS, now);
    return () => clearTimeout(timer);
  }, [now]);
  const { data, isPlaceholderData, isError, refetch } = useQuery(priceQuery(slug, JSON.parse(asked) as PriceChoices));
  return {
    quote: data,
    isAsking: asked !== now || isPlaceholderData,
    retryPrice: isError ? refetch : undefined,
  };
}
