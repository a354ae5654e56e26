import { useListContext } from "ra-core";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { SelectField } from "#ui/select-field.tsx";
import { DateField } from "#platform/forms/date-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { type Choice, useChoices } from "../choices.ts";
import { loadedHelp } from "../loaded-help.tsx";
import { roomCopy as copy } from "../messages.nl.ts";

/** A filter of a list: search words, a choice, a day, or a record of another resource. */
export type Filter =
  | { name: string; label: string; kind: "search" }
  | { name: string; label: string; kind: "choice"; choices: readonly Choice[] }
  | { name: string; label: string; kind: "day" }
  | {
      name: string;
      label: string;
      kind: "reference";
      resource: string;
      text: string;
      filter?: Record<string, unknown>;
    };

export const SEARCH_FILTER: Filter = { name: "q", label: copy.search, kind: "search" };

/** Milliseconds after the last key before a search is applied. */
const TYPING_PAUSE = 500;
type FilterValues = Readonly<Record<string, string>>;

/** The values that differ from those in the address. */
const pendingValues = (address: FilterValues, chosen: FilterValues) =>
  Object.fromEntries(Object.entries(chosen).filter(([name, value]) => value !== (address[name] ?? "")));

/**
 * The values of the filters, including those that are not in the address yet: a search waits until typing pauses, and
 * navigating takes a moment. All pending values are applied together, so that one does not undo another.
 */
function useFilterValues() {
  const { filterValues, setFilters } = useListContext();
  const address: FilterValues = filterValues;
  const [previousAddress, setPreviousAddress] = useState(address);
  const [pending, setPending] = useState<FilterValues>({});
  if (previousAddress !== address) {
    setPreviousAddress(address);
    setPending(pendingValues(address, pending));
  }
  const apply = useEffectEvent(() => setFilters({ ...address, ...pending }));
  useEffect(() => {
    const names = Object.keys(pending);
    if (names.length === 0) return undefined;
    const timer = setTimeout(() => apply(), names.every((name) => name === SEARCH_FILTER.name) ? TYPING_PAUSE : 0);
    return () => clearTimeout(timer);
  }, [pending]);
  return {
    values: { ...address, ...pending },
    setValue: (name: string, value: string) => setPending(pendingValues(address, { ...pending, [name]: value })),
  };
}

export function RoomFilters({ filters }: { filters: readonly Filter[] }) {
  const { values, setValue } = useFilterValues();
  return (
    <search className="mb-6 grid items-start gap-4 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
      {filters.map((filter) => {
        const value = values[filter.name] ?? "";
        const onChange = (next: string) => setValue(filter.name, next);
        switch (filter.kind) {
          case "search":
            return <SearchFilter key={filter.name} label={filter.label} value={value} onChange={onChange} />;
          case "choice":
            return <ChoiceFilter key={filter.name} {...filter} value={value} onChange={onChange} />;
          case "day":
            return <DayFilter key={filter.name} label={filter.label} value={value} onChange={onChange} />;
          case "reference":
            return <ReferenceFilter key={filter.name} {...filter} value={value} onChange={onChange} />;
          default:
            return filter satisfies never;
        }
      })}
    </search>
  );
}

interface FilterInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Shows what is typed while its search is pending; follows the address when that is cleared or changed otherwise. */
function SearchFilter({ label, value, onChange }: FilterInputProps) {
  const [typed, setTyped] = useState(value);
  const [previousValue, setPreviousValue] = useState(value);
  if (previousValue !== value) {
    setPreviousValue(value);
    if (value === "" || !typed.startsWith(value)) setTyped(value);
  }
  return (
    <TextField
      label={label}
      type="search"
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(currentTarget.value.trim());
      }}
    />
  );
}

interface ChoiceFilterProps extends FilterInputProps {
  choices: readonly Choice[];
  help?: ReactNode;
}

const ChoiceFilter = ({ label, value, onChange, choices, help }: ChoiceFilterProps) => (
  <SelectField help={help} label={label} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
    <option value="">{copy.all}</option>
    {choices.map((choice) => (
      <option key={choice.value} value={choice.value}>
        {choice.label}
      </option>
    ))}
  </SelectField>
);

const DayFilter = ({ label, value, onChange }: FilterInputProps) => (
  <DateField
    label={label}
    typed={value}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);

interface Reference {
  resource: string;
  text: string;
  filter?: Record<string, unknown>;
}

function ReferenceFilter({ resource, text, filter = {}, label, value, onChange }: FilterInputProps & Reference) {
  const { choices, retry } = useChoices({ resource, text, filter });
  return (
    <ChoiceFilter choices={choices} help={loadedHelp({ retry })} label={label} value={value} onChange={onChange} />
  );
}
