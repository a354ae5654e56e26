import { CheckboxField } from "#ui/checkbox-field.tsx";
import { checkedIn, useEarlyInput } from "#ui/early-input.ts";
import { described, FieldNotes } from "#ui/field-frame.tsx";

interface Option {
  id: string;
  title: string;
}

interface LinkedListProps {
  id: string;
  name: string;
  label: string;
  help: string;
  error?: string | undefined;
  options: readonly Option[];
  value: readonly string[];
  onChange: (ids: string[]) => void;
}

/** A list of what can be linked, one below the other: titles are long, and there may be many. */
export function LinkedList({ id, name, label, help, error, options, value, onChange }: LinkedListProps) {
  const group = useEarlyInput<HTMLFieldSetElement>((element) => {
    const ticked = checkedIn(element);
    if (ticked.length !== value.length || ticked.some((each) => !value.includes(each))) onChange(ticked);
  });
  const toggle = (option: string) =>
    onChange(value.includes(option) ? value.filter((chosen) => chosen !== option) : [...value, option]);
  return (
    <fieldset
      className="grid gap-3"
      id={id}
      ref={group}
      tabIndex={-1}
      {...described(id, { help, error })}
      aria-invalid={undefined}
    >
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <FieldNotes error={error} help={help} id={id} />
      <ul className="grid max-h-96 gap-1 overflow-y-auto rounded-sm border border-edge p-2">
        {options.map((option) => (
          <li className="px-2 py-1.5" key={option.id}>
            <CheckboxField
              checked={value.includes(option.id)}
              label={<span className="wrap-anywhere">{option.title}</span>}
              name={name}
              value={option.id}
              onChange={() => toggle(option.id)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** What is linked first, then the others, each by title. */
export function linkedFirst<Some extends Option>(options: readonly Some[], linked: readonly string[]) {
  const rank = ({ id }: Some) => (linked.includes(id) ? 0 : 1);
  return options.toSorted((one, other) => rank(one) - rank(other) || one.title.localeCompare(other.title, "nl"));
}
