import type { SubscriptionOffer, SubscriptionReceipt } from "@inktvis/contract/features/magazine/subscriptions";
import { LABELS } from "@inktvis/contract/labels.nl";
import { ISSUES_PATH } from "@inktvis/contract/page-paths/verzin";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { CountryField } from "#features/people/countries/country-field.tsx";
import { countryNames } from "#features/people/country-names.ts";
import { InvoicingAddressFields } from "#features/people/person-details/invoicing-address-fields.tsx";
import { formatAmount } from "#platform/formats/numbers.ts";
import { Form } from "#platform/forms/form.tsx";
import { SubmitButton } from "#platform/forms/submit-button.tsx";
import { SiteButton } from "#platform/site-button.tsx";
import { Button } from "#ui/button.tsx";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { FieldGroup } from "#ui/field-group.tsx";
import { focusOnce } from "#ui/focus-once.ts";
import { TextField } from "#ui/text-field.tsx";
import { offerQuery } from "./offer.queries.ts";
import { subscribingMessages as copy } from "./subscribing.nl.ts";
import { useSubscriptionForm } from "./use-subscription-form.ts";

/** Requests a year of the magazine: for visitors, and for members with the fields prefilled that we know. */
export const MagazineSubscriptionForm = () => (
  <Suspense fallback={<p className="text-ink-soft">{copy.loading}</p>}>
    <Subscription />
  </Suspense>
);

function Subscription() {
  const { data: offer } = useSuspenseQuery(offerQuery);
  const [sent, setSent] = useState<SubscriptionReceipt>();
  if (sent) return <Done {...sent} onAnother={() => setSent(undefined)} />;
  return <Fields offer={offer} onSent={setSent} />;
}

const Done = ({ email, price, isNew, onAnother }: SubscriptionReceipt & { onAnother: () => void }) => (
  <section className="grid max-w-2xl justify-items-start gap-4 border-t-2 border-accent pt-6">
    <h2 className="text-3xl outline-none sm:text-4xl" ref={focusOnce} tabIndex={-1}>
      {isNew ? copy.doneTitle : copy.knownTitle}
    </h2>
    <p className="text-lg">{isNew ? copy.done(formatAmount(price)) : copy.known}</p>
    {isNew && <p className="text-lg break-words">{copy.confirmation(email)}</p>}
    <div className="mt-2 flex flex-wrap gap-3">
      <SiteButton path={ISSUES_PATH} site="verzin">
        {copy.readIssues}
      </SiteButton>
      <Button look="secondary" onClick={onAnother}>
        {copy.another}
      </Button>
    </div>
  </section>
);

interface FieldsProps {
  offer: SubscriptionOffer;
  onSent: (sent: SubscriptionReceipt) => void;
}

function Fields({ offer, onSent }: FieldsProps) {
  const form = useSubscriptionForm(offer, onSent);
  const { listPrice, reducedPrice } = offer;
  return (
    <Form className="grid max-w-3xl gap-10" form={form}>
      <FieldGroup columns title={copy.recipient}>
        <TextField autoComplete="name" help={copy.nameHelp} label={LABELS.name} {...form.field("name")} />
        <TextField
          autoComplete="email"
          help={copy.emailHelp}
          label={LABELS.email}
          type="email"
          {...form.field("email")}
        />
      </FieldGroup>
      <FieldGroup columns title={copy.address}>
        <TextField autoComplete="off" label={LABELS.addressStreet} {...form.field("addressStreet")} />
        <TextField autoComplete="off" label={LABELS.addressNumber} {...form.field("addressNumber")} />
        <TextField autoComplete="postal-code" label={LABELS.addressPostalCode} {...form.field("addressPostalCode")} />
        <TextField autoComplete="address-level2" label={LABELS.addressCity} {...form.field("addressCity")} />
        <CountryField {...form.field("addressCountry")} />
      </FieldGroup>
      <FieldGroup title={copy.price}>
        <p className="text-lg">{copy.year(formatAmount(listPrice))}</p>
        {offer.hadReduced && <p className="max-w-prose text-ink-soft">{copy.hadReduced}</p>}
        {reducedPrice !== null && !offer.hadReduced && (
          <CheckboxField
            help={copy.asksReducedHelp(offer.isReducedOnce, offer.reducedIn && countryNames(offer.reducedIn))}
            label={copy.asksReduced(formatAmount(reducedPrice), formatAmount(listPrice))}
            {...form.field("asksReduced")}
          />
        )}
      </FieldGroup>
      <FieldGroup title={copy.invoice}>
        <CheckboxField help={copy.wantInvoiceHelp} label={copy.wantInvoice} {...form.field("wantInvoice")} />
        {form.watch("wantInvoice") === true && <InvoicingAddressFields field={(name) => form.field(name)} />}
      </FieldGroup>
      <div className="grid justify-items-start gap-3 border-t border-hairline pt-6">
        <SubmitButton busy={form.isSaving}>{copy.send}</SubmitButton>
        <p className="max-w-prose text-sm text-ink-soft">{copy.sendHelp}</p>
      </div>
    </Form>
  );
}
