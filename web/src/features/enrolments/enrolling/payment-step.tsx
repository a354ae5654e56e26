import type { Enrolment } from "@inktvis/contract/features/enrolments/enrolment";
import { LABELS } from "@inktvis/contract/labels.nl";
import { formatPrice } from "#platform/formats/numbers.ts";
import { Form } from "#platform/forms/form.tsx";
import { LimitedField } from "#platform/forms/limited-field.tsx";
import { Button } from "#ui/button.tsx";
import { ChoiceField } from "#ui/choice-field.tsx";
import { FieldGroup } from "#ui/field-group.tsx";
import { useHydrated } from "#ui/hydrated.ts";
import { SelectField } from "#ui/select-field.tsx";
import { AddOnField } from "./add-on-field.tsx";
import { enrollingMessages as copy } from "./enrolling.nl.ts";
import { InstalmentField } from "./instalment-field.tsx";
import { Order } from "./order.tsx";
import { ADD_ON_FIELDS, type SearchChoices, ASK_FIELD, ASK_VALUE } from "./search-choices.ts";
import { discountsOf, hasChoices } from "./payment-choices.ts";
import { type PaymentFormState, usePaymentForm } from "./use-payment-form.ts";

interface PaymentStepProps {
  enrolment: Enrolment;
  asked: SearchChoices;
}

/** What is bought and what it costs; saving it leads to the payment. */
export function PaymentStep({ enrolment, asked }: PaymentStepProps) {
  const { form, ...price } = usePaymentForm(enrolment, asked);
  const order = <Order enrolment={enrolment} form={form} {...price} />;
  if (!hasChoices(enrolment))
    return (
      <Form className="grid max-w-xl gap-10" form={form}>
        {order}
      </Form>
    );
  return (
    <Form className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-14" form={form}>
      <div className="grid min-w-0 gap-10">
        <PriceLevels enrolment={enrolment} form={form} />
        <Discount enrolment={enrolment} form={form} />
        <AddOns enrolment={enrolment} form={form} />
        <InstalmentField enrolment={enrolment} form={form} />
        {/* Without a script the price is only updated when this button is pressed. */}
        <noscript>
          <Button
            formMethod="get"
            look="secondary"
            name={ASK_FIELD}
            needsScript={false}
            type="submit"
            value={ASK_VALUE}
          >
            {copy.recalculate}
          </Button>
        </noscript>
      </div>
      {order}
    </Form>
  );
}

interface PartProps {
  enrolment: Enrolment;
  form: PaymentFormState;
}

function PriceLevels({ enrolment: { course }, form }: PartProps) {
  if (course.pricingStrategy !== "paid_levels") return null;
  const prices = { low: course.priceLow, normal: course.price, high: course.priceHigh };
  const options = (["low", "normal", "high"] as const).map((value) => ({
    value,
    label: copy.levels[value],
    help: formatPrice(prices[value] ?? 0),
  }));
  return (
    <FieldGroup title={copy.levelTitle}>
      <ChoiceField
        columns={3}
        help={copy.levelHelp}
        label={copy.level}
        options={options}
        {...form.controlled("priceLevel")}
      />
    </FieldGroup>
  );
}

function Discount({ enrolment, form }: PartProps) {
  const isHydrated = useHydrated();
  const discounts = discountsOf(enrolment);
  const chosen = discounts.find(({ id }) => String(id) === form.watch("courseDiscountTypeId"));
  const { isDiscountWithdrawn, courseDiscountTypeId, courseDiscountType } = enrolment;
  if (discounts.length === 0) return null;
  return (
    <FieldGroup title={copy.discount}>
      <SelectField
        className="max-w-md"
        defaultValue={form.watch("courseDiscountTypeId")}
        help={chosen?.conditions}
        label={LABELS.courseDiscountTypeId}
        {...form.field("courseDiscountTypeId")}
      >
        <option value="">{copy.noDiscount}</option>
        {discounts.map(({ id, name, percentage }) => (
          <option key={id} value={id}>
            {copy.discountOption(name, percentage)}
          </option>
        ))}
      </SelectField>
      {isDiscountWithdrawn && courseDiscountType && chosen?.id === courseDiscountTypeId && (
        <p className="notice">{copy.discountWithdrawn(courseDiscountType.name)}</p>
      )}
      {/* Not before the scripts are loaded: without them a press puts the fields into the address. */}
      {chosen && isHydrated && (
        <LimitedField
          help={copy.discountReasonHelp}
          label={LABELS.discountReason}
          typed={form.watch("discountReason")}
          {...form.field("discountReason")}
        />
      )}
    </FieldGroup>
  );
}

function AddOns({ enrolment: { addOns }, form }: PartProps) {
  if (addOns.length === 0) return null;
  return (
    <FieldGroup title={copy.addOns}>
      {addOns.map((addOn) => (
        <AddOnField
          addOn={addOn}
          defaultChecked={form.watch(ADD_ON_FIELDS[addOn.code]) === true}
          key={addOn.code}
          {...form.field(ADD_ON_FIELDS[addOn.code])}
        />
      ))}
    </FieldGroup>
  );
}
