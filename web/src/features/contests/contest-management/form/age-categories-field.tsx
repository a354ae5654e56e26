import { AGES, MAX_AGE_CATEGORIES } from "@inktvis/contract/features/contests/contests";
import type { ContractForm } from "#platform/forms/use-contract-form.ts";
import { Button } from "#ui/button.tsx";
import { described, FieldFrame, FieldNotes } from "#ui/field-frame.tsx";
import { ageWarnings } from "./age-coverage.ts";
import type { ContestFormValues } from "./contest-form.schema.ts";
import { EMPTY_AGES } from "./contest-values.ts";
import { formMessages as copy } from "./form.nl.ts";
import { useEarlyInput } from "#ui/early-input.ts";

const CHOICES = Array.from({ length: AGES.to - AGES.from + 1 }, (_, index) => AGES.from + index);

interface AgeCategoriesFieldProps {
  form: Pick<ContractForm<ContestFormValues>, "controlled" | "errorOf">;
  locked: boolean;
}

/** Rows of ages, and below them in words who fits none or two. */
export function AgeCategoriesField({ form, locked }: AgeCategoriesFieldProps) {
  const { id, value: rows, onChange } = form.controlled("ageCategories");
  const warnings = ageWarnings(rows);
  const change = (index: number, ages: Partial<(typeof rows)[number]>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...ages } : row)));
  // All rows at once: adopting one select at a time would take back what the one before it adopted.
  const fields = useEarlyInput<HTMLFieldSetElement>((element) => {
    const ages = Array.from(element.querySelectorAll("select"), ageOf);
    const chosen = rows.map((_row, at) => ({ ageFrom: ages[2 * at] ?? null, ageTo: ages[2 * at + 1] ?? null }));
    if (JSON.stringify(chosen) !== JSON.stringify(rows.map(({ ageFrom, ageTo }) => ({ ageFrom, ageTo }))))
      onChange(rows.map((row, at) => ({ ...row, ...chosen[at] })));
  });
  return (
    <fieldset className="grid gap-4" disabled={locked} id={id} ref={fields} tabIndex={-1}>
      <legend className="sr-only">{copy.ages}</legend>
      {rows.map((row, index) => (
        <fieldset className="flex flex-wrap items-start gap-3" key={index}>
          <legend className="mb-1.5 text-sm text-ink-soft">{copy.ageRow(index + 1)}</legend>
          <AgeSelect
            error={form.errorOf(`ageCategories.${index}.ageFrom`)}
            id={`${id}.${index}.ageFrom`}
            label={copy.ageFrom}
            value={row.ageFrom}
            onChange={(ageFrom) => change(index, { ageFrom })}
          />
          <AgeSelect
            error={form.errorOf(`ageCategories.${index}.ageTo`)}
            id={`${id}.${index}.ageTo`}
            label={copy.ageTo}
            value={row.ageTo}
            onChange={(ageTo) => change(index, { ageTo })}
          />
          {!locked && (
            <Button
              className="mt-7.5"
              look="quiet"
              onClick={() => {
                onChange(rows.filter((_row, at) => at !== index));
                // The button is gone with its row.
                document.getElementById(id)?.focus();
              }}
            >
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
      <FieldNotes error={ownError(form.errorOf("ageCategories"), rows.length)} help={undefined} id={id} />
      <div aria-live="polite">
        {warnings.length > 0 && (
          <ul className="notice grid gap-1">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        )}
      </div>
    </fieldset>
  );
}

/** What is wrong with a row stands in that row. */
const ownError = (error: string | undefined, rows: number) => (rows === 0 ? error : undefined);

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
          {CHOICES.map((age) => (
            <option key={age} value={age}>
              {age === AGES.to ? copy.ageOldest : copy.ageYears(age)}
            </option>
          ))}
        </select>
      </FieldFrame>
    </div>
  );
}
