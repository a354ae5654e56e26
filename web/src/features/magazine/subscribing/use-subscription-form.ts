import {
  SubscriptionInput,
  type SubscriptionOffer,
  type SubscriptionReceipt,
} from "@inktvis/contract/features/magazine/subscriptions";
import { typedText } from "#platform/forms/typed-values.ts";
import { useAutosave } from "#platform/forms/use-autosave.ts";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { magazineApi } from "../magazine-api.ts";

const FORM = "abonnement";
const HERE = "BE";

/** The form of a subscription. What is typed survives a reload until it is sent. */
export function useSubscriptionForm({ prefilled }: SubscriptionOffer, onSent: (sent: SubscriptionReceipt) => void) {
  const form = useContractForm({
    name: FORM,
    subject: FORM,
    schema: SubscriptionInput,
    defaultValues: {
      ...typedText(prefilled ?? NOBODY),
      addressCountry: prefilled?.addressCountry ?? HERE,
      asksReduced: false,
      wantInvoice: false,
      ...typedText(NO_INVOICING),
      invoicingAddress: { ...typedText(NO_ADDRESS), country: HERE },
    },
    submit: async (body, onSaved) => {
      const { data } = await magazineApi.magazineSubscriptions.create({ body });
      onSaved();
      onSent(data);
    },
  });
  useAutosave(form);
  return form;
}

const NOBODY = {
  name: null,
  email: null,
  addressStreet: null,
  addressNumber: null,
  addressPostalCode: null,
  addressCity: null,
  addressCountry: null,
};
const NO_INVOICING = { invoicingName: null, invoicingEmail: null, invoicingVatNumber: null };
const NO_ADDRESS = { street: null, number: null, postalCode: null, city: null };
