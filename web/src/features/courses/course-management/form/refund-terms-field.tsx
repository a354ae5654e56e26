import { LABELS } from "@inktvis/contract/labels.nl";
import { useEarlyInput } from "#ui/early-input.ts";
import { described, FieldNotes } from "#ui/field-frame.tsx";
import { TextField } from "#ui/text-field.tsx";
import { formMessages as copy } from "./form.nl.ts";
import type { TypedRefundTerm } from "./refund-term-rows.ts";
import type { CourseForm } from "./use-course-form.ts";

const PARTS = ["daysBefore", "percentage"] as const;

/**
 * The refund for participants who leave, instead of the refund terms of the house (docs/product/delisting.md#refund).
 */
export function RefundTermsField({ form }: { form: CourseForm }) {
  const { id, value: rows, onChange, error } = form.controlled("refundTerms");
  const fields = useEarlyInput<HTMLFieldSetElement>((element) => {
    const typed = Array.from(element.querySelectorAll("input"), (input) => input.value);
    const early = rows.map((_, index): TypedRefundTerm => {
      const [daysBefore = "", percentage = ""] = typed.slice(2 * index);
      return { daysBefore, percentage };
    });
    if (JSON.stringify(early) !== JSON.stringify(rows)) onChange(early);
  });
  return (
    <fieldset
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
      id={id}
      ref={fields}
      tabIndex={-1}
      {...described(id, { help: copy.refundTermsHelp, error })}
      aria-invalid={undefined}
    >
      <legend className="font-semibold">{LABELS.refundTerms}</legend>
      <FieldNotes error={error} help={copy.refundTermsHelp} id={id} />
      {rows.map((row, index) => (
        <div className="grid grid-cols-2 gap-4" key={index}>
          {PARTS.map((part) => (
            <TextField
              error={form.errorOf(`refundTerms.${index}.${part}`)}
              id={`${id}.${index}.${part}`}
              inputMode={part === "daysBefore" ? "numeric" : "decimal"}
              key={part}
              label={copy.refundTermParts[part](index + 1)}
              value={row[part]}
              onChange={({ currentTarget }) => onChange(rows.with(index, { ...row, [part]: currentTarget.value }))}
            />
          ))}
        </div>
      ))}
    </fieldset>
  );
}
