import { AGES, MAX_AGE_CATEGORIES } from "@inktvis/contract/features/contests/contest-input";
import type { ContractForm } from "#platform/forms/use-contract-form.ts";
import { Button } from "#ui/button.tsx";
import { described, FieldFrame, FieldNotes } from "#ui/field-frame.tsx";
import { ageWarnings } from "./age-coverage.ts";
import type { ContestFormValues } from "./contest-form.schema.ts";
import { EMPTY_AGES } from "./contest-values.ts";
import { formMessages as copy } from "./form.nl.ts";
import { useEarlyInput } from "#ui/early-input.ts";

const AGE_CHOICES = Array.from({ length: AGES.to - AGES.from + 1 }, (_, index) => AGES.from + index);

interface AgeCategoriesFieldProps {
  form: Pick<ContractForm<ContestFormValues>, "controlled" | "errorOf">;
  locked: boolean;
}

/** Rows of age ranges, with warnings about ages that fit none or two of them. */
export function AgeCategoriesField({ form, locked }: AgeCategoriesFieldProps) {
  const { id, value: rows, onChange } = form.controlled("ageCategories");
  const updateRow = (index: number, ages: Partial<(typeof rows)[number]>) =>
    onChange(rows.map((row, rowIndex) => (rowIndex === index ? { ...row, ...ages } : row)));
  function removeRow(index: number) {
    onChange(rows.filter((_row, rowIndex) => rowIndex !== index));
    // The pressed button is removed together with its row.
    document.getElementById(id)?.focus();
  }
  const fields = useEarlyAges(rows, onChange);
  // The errors of rows are shown in those rows.
  const error = rows.length === 0 ? form.errorOf("ageCategories") : undefined;
  return (
    <fieldset
      className="grid gap-4"
      disabled={locked}
      id={id}
      ref={fields}
      tabIndex={-1}
      {...described(id, { error })}
      aria-invalid={undefined}
    >
      <legend className="sr-only">{copy.ages}</legend>
      {rows.map((row, index) => (
        <fieldset className="flex flex-wrap items-start gap-3" key={index}>
          <legend className="mb-1.5 text-sm text-ink-soft">{copy.ageRow(index + 1)}</legend>
          <AgeSelect
            error={form.errorOf(`ageCategories.${index}.ageFrom`)}
            id={`${id}.${index}.ageFrom`}
            label={copy.ageFrom}
            value={row.ageFrom}
            onChange={(ageFrom) => updateRow(index, { ageFrom })}
          />
          <AgeSelect
            error={form.errorOf(`ageCategories.${index}.ageTo`)}
            id={`${id}.${index}.ageTo`}
            label={copy.ageTo}
            value={row.ageTo}
            onChange={(ageTo) => updateRow(index, { ageTo })}
          />
          {!locked && (
            <Button className="mt-7.5" look="quiet" onClick={() => removeRow(index)}>
              {copy.removeAges}
              <span className="sr-only">{copy.removeAgesOf(index + 1)}</span>
            </Button>
          )}
        </fieldset>
      ))}
      {!locked && rows.length < MAX_AGE_CATEGORIES && (
        <Button className="justify-self-start" look="secondary" onClick={() => onChange([...rows, EMPTY_AGES])}>
          {copy.addAges}
        </Button>
      )}
      <FieldNotes error={error} help={undefined} id={id} />
      <Warnings warnings={ageWarnings(rows)} />
    </fieldset>
  );
}

const Warnings = ({ warnings }: { warnings: readonly string[] }) => (
  <div aria-live="polite">
    {warnings.length > 0 && (
      <ul className="notice grid gap-1">
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    )}
  </div>
);

type AgeRows = ContestFormValues["ageCategories"];

/**
 * Ages that were chosen before the scripts loaded. All rows are read at once: if each select took over its own value,
 * the second would start from the rows as they were before the first.
 */
function useEarlyAges(rows: AgeRows, onChange: (rows: AgeRows) => void) {
  return useEarlyInput<HTMLFieldSetElement>((element) => {
    const ages = Array.from(element.querySelectorAll("select"), ageOf);
    const chosen = rows.map((row, index) => ({
      ...row,
      ageFrom: ages[2 * index] ?? null,
      ageTo: ages[2 * index + 1] ?? null,
    }));
    if (JSON.stringify(chosen) !== JSON.stringify(rows)) onChange(chosen);
  });
}

interface AgeSelectProps {
  id: string;
  label: string;
  value: number | null;
  error: string | undefined;
  onChange: (age: number | null) => void;
}

const ageOf = ({ value }: HTMLSelectElement) => (value === "" ? null : Number(value));

function AgeSelect({ id, label, value, error, onChange }: AgeSelectProps) {
  return (
    <div className="w-44">
      <FieldFrame error={error} id={id} label={label}>
        <select
          className="control"
          id={id}
          value={value ?? ""}
          {...described(id, { error })}
          onChange={({ currentTarget }) => onChange(ageOf(currentTarget))}
        >
          <option value="">{copy.ageNone}</option>
          {AGE_CHOICES.map((age) => (
            <option key={age} value={age}>
              {age === AGES.to ? copy.ageOldest : copy.ageYears(age)}
            </option>
          ))}
        </select>
      </FieldFrame>
    </div>
  );
}
