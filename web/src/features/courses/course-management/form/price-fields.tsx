import { PricingStrategy } from "@inktvis/contract/features/courses/course";
import { LABELS } from "@inktvis/contract/labels.nl";
import { formatPrice } from "#platform/formats/numbers.ts";
import { amountTyped } from "#platform/formats/typed-amount.ts";
import { ChoiceField } from "#ui/choice-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { CourseField } from "./course-field.ts";
import { formMessages as copy } from "./form.nl.ts";
import { Switched } from "./switched.tsx";
import type { CourseForm } from "./use-course-form.ts";

const STRATEGIES = PricingStrategy.options.map((value) => ({ value, ...copy.strategies[value] }));

/** What the course costs; the lowest amount first. */
export const PRICE = {
  pricingStrategy: {
    section: "price",
    render: ({ form }) => (
      <ChoiceField label={LABELS.pricingStrategy} options={STRATEGIES} {...form.controlled("pricingStrategy")} />
    ),
  },
  priceLow: {
    section: "price",
    render: ({ form }) => (
      <Switched isOn={form.watch("pricingStrategy") === "paid_levels"}>
        <AmountField form={form} label={LABELS.priceLow} name="priceLow" />
      </Switched>
    ),
  },
  price: {
    section: "price",
    render: ({ form }) => {
      const strategy = form.watch("pricingStrategy");
      return (
        <Switched isOn={strategy !== "free"}>
          <AmountField form={form} label={strategy === "paid_levels" ? copy.normalPrice : LABELS.price} name="price" />
        </Switched>
      );
    },
  },
  priceHigh: {
    section: "price",
    render: ({ form }) => (
      <Switched isOn={form.watch("pricingStrategy") === "paid_levels"}>
        <AmountField form={form} label={LABELS.priceHigh} name="priceHigh" />
      </Switched>
    ),
  },
} satisfies Record<string, CourseField>;

interface AmountFieldProps {
  form: CourseForm;
  name: "price" | "priceLow" | "priceHigh";
  label: string;
}

/**
 * An amount in euros, repeated below the field as the site shows it. A text field, because a field of type number reads
 * a comma according to the language of the browser, and some browsers drop it.
 */
function AmountField({ form, name, label }: AmountFieldProps) {
  const amount = amountTyped(form.watch(name));
  const isAmount = amount !== null && amount >= 0;
  return (
    <TextField
      className="max-w-40 tabular-nums"
      help={isAmount ? copy.priceShown(formatPrice(amount)) : copy.priceHelp}
      inputMode="decimal"
      label={copy.inEuro(label)}
      {...form.field(name, { deps: name === "price" ? ["priceLow", "priceHigh"] : [] })}
    />
  );
}
