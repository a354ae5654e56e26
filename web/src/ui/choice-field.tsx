import { checkedIn, useEarlyInput } from "./early-input.ts";
import { described, FieldNotes } from "./field-frame.tsx";

interface Option<Value extends string> {
  value: Value;
  label: string;
  help?: string;
  /** Marks the right answer. */
  isRight?: boolean;
}

interface ChoiceFieldProps<Value extends string> {
  id: string;
  name: string;
  label: string;
  options: readonly Option<Value>[];
  value: Value | null | undefined;
  onChange: (value: Value) => void;
  help?: string | undefined;
  error?: string | undefined;
  disabled?: boolean | undefined;
  /** How many are beside each other where there is room. */
  columns?: 2 | 3;
}

/** Chooses one of a few options, each with an explanation if it needs one. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { id, name, label, options, value, onChange, help, error, disabled, columns = 2 } = props;
  const group = useEarlyInput<HTMLFieldSetElement>((element) => {
    const chosen = options.find((option) => checkedIn(element).includes(option.value));
    if (chosen && chosen.value !== value) onChange(chosen.value);
  });
  return (
    <fieldset
      className="grid gap-1.5"
      disabled={disabled}
      id={id}
      ref={group}
      tabIndex={-1}
      {...described(id, { help, error })}
      aria-invalid={undefined}
    >
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className={`grid gap-x-6 gap-y-3 ${columns === 3 ? "sm:grid-cols-3" : "sm:grid-cols-2"}`}>
        {options.map((option) => (
          <label
            className={`flex items-start gap-3 rounded-xl border p-4 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink ${
              option.isRight
                ? "border-good bg-good-wash"
                : value !== option.value
                  ? "border-edge"
                  : // Without the accent colour, which means that something can be chosen, and is red on some sites.
                    disabled
                    ? "border-ink bg-sunken"
                    : "border-accent-ink bg-wash"
            } ${disabled ? "" : "cursor-pointer"}`}
            key={option.value}
          >
            <input
              aria-describedby={option.help && `${id}-${option.value}`}
              aria-labelledby={`${id}-${option.value}-label`}
              checked={value === option.value}
              className="tick outline-none"
              name={name}
              type="radio"
              value={option.value}
              onChange={() => onChange(option.value)}
            />
            <span>
              <span className="block font-semibold" id={`${id}-${option.value}-label`}>
                {option.label}
              </span>
              {option.help && (
                <span className="text-sm text-ink-soft" id={`${id}-${option.value}`}>
                  {option.help}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes error={error} help={help} id={id} />
    </fieldset>
  );
}
