import { CheckboxField } from "./checkbox-field.tsx";
import { checkedIn, useEarlyInput } from "./early-input.ts";
import { described, FieldNotes, type FieldText, Optional } from "./field-frame.tsx";

interface CheckboxGroupProps<Value extends string | number> extends FieldText {
  id: string;
  name: string;
  options: readonly { value: Value; label: string }[];
  value: readonly Value[] | undefined;
  onChange: (value: Value[]) => void;
  /** How many may be chosen: once that many are, the others are disabled. */
  max?: number;
  /** A list, for long or many labels, has one below the other, below the help. */
  look?: "chips" | "list";
}

/**
 * Chooses several from a list: `<CheckboxGroup label="Genres" max={3} options={…} {...form.controlled("genres")} />`.
 */
export function CheckboxGroup<Value extends string | number>(props: CheckboxGroupProps<Value>) {
  const { id, name, label, error, optional, options, value = [], onChange, max, look = "chips" } = props;
  const help = props.help ?? (max !== undefined && `Kies er hoogstens ${max}.`);
  const full = max !== undefined && value.length >= max;
  const group = useEarlyInput<HTMLFieldSetElement>((element) => {
    const ticked = checkedIn(element);
    const chosen = options.map((option) => option.value).filter((option) => ticked.includes(String(option)));
    if (chosen.length !== value.length || chosen.some((option) => !value.includes(option))) onChange(chosen);
  });
  const toggle = (option: Value) =>
    onChange(value.includes(option) ? value.filter((chosen) => chosen !== option) : [...value, option]);
  const boxes = options.map((option): Box => {
    const checked = value.includes(option.value);
    const disabled = full && !checked;
    return { ...option, name, checked, disabled, onChange: () => toggle(option.value) };
  });
  const notes = <FieldNotes error={error} help={help} id={id} />;
  return (
    <fieldset
      className={look === "list" ? "grid gap-3" : "grid gap-1.5"}
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
      {look === "list" && notes}
      {look === "list" ? <List boxes={boxes} /> : <Chips boxes={boxes} />}
      {look === "chips" && notes}
    </fieldset>
  );
}

interface Box {
  name: string;
  value: string | number;
  label: string;
  checked: boolean;
  disabled: boolean;
  onChange: () => void;
}

const Chips = ({ boxes }: { boxes: readonly Box[] }) => (
  <div className="flex flex-wrap gap-2">
    {boxes.map(({ label, ...box }) => (
      <label
        className={`flex min-h-10 items-center gap-2 rounded-full border px-3.5 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink ${
          box.checked ? "border-accent-ink bg-wash font-semibold" : "border-edge"
        } ${box.disabled ? "opacity-60" : "cursor-pointer"}`}
        key={box.value}
      >
        <input className="tick mt-0 outline-none" type="checkbox" {...box} />
        {label}
      </label>
    ))}
  </div>
);

const List = ({ boxes }: { boxes: readonly Box[] }) => (
  <ul className="grid max-h-96 gap-1 overflow-y-auto rounded-sm border border-edge p-2">
    {boxes.map(({ label, ...box }) => (
      <li className="px-2 py-1.5" key={box.value}>
        <CheckboxField label={<span className="wrap-anywhere">{label}</span>} {...box} />
      </li>
    ))}
  </ul>
);
