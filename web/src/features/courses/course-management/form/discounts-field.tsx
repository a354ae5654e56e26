import type { DiscountType } from "@inktvis/contract/features/courses/look-ups";
import { LABELS } from "@inktvis/contract/labels.nl";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { checkedIn, useEarlyInput } from "#ui/early-input.ts";
import { described, FieldNotes } from "#ui/field-frame.tsx";
import { formMessages as copy } from "./form.nl.ts";

interface DiscountsFieldProps {
  id: string;
  name: string;
  /** The discounts that a course can get now. */
  discountTypes: readonly DiscountType[];
  /**
   * The discounts that the course has. One that courses can no longer get stays until it is removed from this course.
   */
  stored: readonly DiscountType[];
  value: readonly number[];
  onChange: (ids: number[]) => void;
  error?: string | undefined;
}

/** Chooses discounts; each shows its percentage and who gets it. */
export function DiscountsField({ id, name, discountTypes, stored, value, onChange, error }: DiscountsFieldProps) {
  const options = [
    ...discountTypes,
    ...stored.filter((type) => !discountTypes.some((offered) => offered.id === type.id)),
  ];
  const group = useEarlyInput<HTMLFieldSetElement>((element) => {
    const ticked = checkedIn(element).map(Number);
    if (ticked.length !== value.length || ticked.some((option) => !value.includes(option))) onChange(ticked);
  });
  const toggle = (option: number) =>
    onChange(value.includes(option) ? value.filter((chosen) => chosen !== option) : [...value, option]);
  const help = options.length > 0 ? copy.discountsHelp : copy.noDiscounts;
  return (
    <fieldset
      className="grid gap-3"
      id={id}
      ref={group}
      tabIndex={-1}
      {...described(id, { help, error })}
      aria-invalid={undefined}
    >
      <legend className="font-semibold">{LABELS.courseDiscountTypes}</legend>
      <FieldNotes error={error} help={help} id={id} />
      {options.map((type) => (
        <CheckboxField
          checked={value.includes(type.id)}
          help={type.conditions}
          id={`${id}-${type.id}`}
          key={type.id}
          label={copy.discountName(type.name, type.percentage)}
          name={name}
          value={type.id}
          onChange={() => toggle(type.id)}
        />
      ))}
    </fieldset>
  );
}
