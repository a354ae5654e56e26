import { checkedIn, useEarlyInput } from "./early-input.ts";
import { described, FieldNotes, type FieldText, Optional } from "./field-frame.tsx";

interface CheckboxGroupProps<Value extends string | number> extends FieldText {
  id: string;
  name: string;
  options: readonly { value: Value; label: string }[];
  value: readonly Value[] | undefined;
  onChange: (value: Value[]) => void;
  /** How many may be chosen: with so many chosen, the others are disabled. */
  max?: number;
}

/** Chooses several of a list: `<CheckboxGroup label="Genres" max={3} options={…} {...form.controlled("genres")} />`. */
export function CheckboxGroup<Value extends string | number>(props: CheckboxGroupProps<Value>) {
  const { id, name, label, help, error, optional, options, value = [], onChange, max } = props;
  const full = max !== undefined && value.length >= max;
  const group = useEarlyInput<HTMLFieldSetElement>((element) => {
    const ticked = checkedIn(element);
    const chosen = options.map((option) => option.value).filter((option) => ticked.includes(String(option)));
    if (chosen.length !== value.length || chosen.some((option) => !value.includes(option))) onChange(chosen);
  });
  const toggle = (option: Value) =>
    onChange(value.includes(option) ? value.filter((chosen) => chosen !== option) : [...value, option]);
  return (
    <fieldset
      className="grid gap-1.5"
      id={id}
      ref={group}
      tabIndex={-1}
      {...described(id, { help, error })}
      aria-invalid={undefined}
    >
      <legend className="mb-1.5 font-semibold">
        {label}
        {optional && <Optional />}
      </legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => {
          const chosen = value.includes(option.value);
          const waits = full && !chosen;
          return (
            <label
              className={`flex min-h-10 items-center gap-2 rounded-full border px-3.5 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink ${
                chosen ? "border-accent-ink bg-wash font-semibold" : "border-edge"
              } ${waits ? "opacity-60" : "cursor-pointer"}`}
              key={option.value}
            >
              <input
                checked={chosen}
                className="tick mt-0 outline-none"
                disabled={waits}
                name={name}
                type="checkbox"
                value={option.value}
                onChange={() => toggle(option.value)}
              />
              {option.label}
            </label>
          );
        })}
      </div>
      <FieldNotes error={error} help={help ?? (max !== undefined && `Kies er hoogstens ${max}.`)} id={id} />
    </fieldset>
  );
}
