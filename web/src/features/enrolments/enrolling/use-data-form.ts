import { EnrolmentDataInput } from "@inktvis/contract/features/enrolments/enrolment-data";
import type { Enrolment } from "@inktvis/contract/features/enrolments/enrolment";
import { typedText } from "#platform/forms/typed-values.ts";
import { useAutosave } from "#platform/forms/use-autosave.ts";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { alertAndReload } from "#platform/refusals.ts";
import { enrolmentApi } from "../enrolment-api.ts";
import { enrollingMessages as copy } from "./enrolling.nl.ts";
import { useStepChange } from "./step-change.ts";
import { useRefetchAfterRefusal } from "./use-refetch-after-refusal.ts";

const FORM = "gegevens";

/**
 * Saving it completes the enrolment in a free course, and reserves a seat in a paid one; until then what is typed
 * survives a reload.
 */
export function useDataForm(enrolment: Enrolment) {
  const { slug } = enrolment.course;
  const goTo = useStepChange(slug);
  const refetchingAfterRefusal = useRefetchAfterRefusal(slug);
  const form = useContractForm({
    name: FORM,
    subject: enrolment.id,
    schema: EnrolmentDataInput,
    defaultValues: valuesOf(enrolment),
    submit: (body, onSaved) =>
      refetchingAfterRefusal(async () => {
        const saved = await enrolmentApi.enrolments.saveData({ params: { slug }, body });
        const { data } = saved ?? (await alertAndReload(copy.expired));
        onSaved();
        await goTo(data);
      }),
  });
  useAutosave(form);
  return form;
}

export type DataForm = ReturnType<typeof useDataForm>;

function valuesOf({ personalData, user, useInvoicingAddress, invoicingData }: Enrolment) {
  const { survey, ...person } = personalData;
  const { invoicingAddress, ...invoicing } = invoicingData ?? NO_INVOICING;
  return {
    ...typedText(person),
    addressCountry: person.addressCountry ?? HERE,
    survey,
    useInvoicingAddress,
    ...typedText(invoicing),
    invoicingEmail: invoicing.invoicingEmail ?? user.email,
    invoicingAddress: { ...typedText(invoicingAddress), country: invoicingAddress.country ?? HERE },
  };
}
const HERE = "BE";
const NO_INVOICING = {
  invoicingName: null,
  invoicingEmail: null,
  invoicingVatNumber: null,
  invoicingAddress: { street: null, number: null, postalCode: null, city: null, country: null },
} satisfies Enrolment["invoicingData"];
