import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Enrolment } from "@inktvis/contract/features/enrolments/enrolment";
import type { PriceChoices, Quote } from "@inktvis/contract/features/enrolments/prices";
import { useAutosave } from "#platform/forms/use-autosave.ts";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { alertAndReload } from "#platform/refusals.ts";
import { enrolmentApi } from "../enrolment-api.ts";
import { enrollingMessages as copy } from "./enrolling.nl.ts";
import { enrolmentQuery, priceQuery } from "./enrolment.queries.ts";
import { goToPayment } from "./go-to-payment.ts";
import { ADD_ON_FIELDS, type SearchChoices } from "./search-choices.ts";
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
  const refetchingAfterRefusal = useRefetchAfterRefusal(slug);
  const form = useContractForm({
    name: FORM,
    subject: enrolment.id,
    schema: PaymentForm,
    defaultValues: paymentValues(enrolment, asked),
    submit: (values, onSaved) =>
      refetchingAfterRefusal(async () => {
        const body = { ...values, ...choicesOf(values), priceTotal: price.quote?.priceTotal };
        const saved = await enrolmentApi.enrolments.savePaymentPreferences({ params: { slug }, body });
        const { data } = saved ?? (await alertAndReload(copy.expired));
        onSaved();
        if (data.finalizedAt || data.installment?.state === "open") return goTo(data);
        queryClient.setQueryData(enrolmentQuery(slug).queryKey, data);
        return goToPayment(slug);
      }),
  });
  useAutosave(form);
  useOfferedChoicesOnly(form, enrolment);
  const price = usePrice(slug, choicesOf(form.watch()));
  return { form, ...price };
}

/**
 * Clears the discount and the add-ons that are no longer on offer: the page does not show them any more, but they would
 * be sent, and refused.
 */
function useOfferedChoicesOnly({ watch, getValues, setValue }: PaymentFormState, enrolment: Enrolment) {
  const discountId = watch("courseDiscountTypeId");
  const isDiscountGone = discountId !== "" && !discountsOf(enrolment).some(({ id }) => String(id) === discountId);
  useEffect(() => {
    if (isDiscountGone) setValue("courseDiscountTypeId", "");
  }, [isDiscountGone, setValue]);
  const { addOns } = enrolment;
  useEffect(() => {
    for (const [code, field] of Object.entries(ADD_ON_FIELDS))
      if (getValues(field) && !addOns.some((offered) => offered.code === code)) setValue(field, false);
  }, [addOns, getValues, setValue]);
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
