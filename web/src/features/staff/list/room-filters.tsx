import { useListContext } from "ra-core";
import { useEffect, useEffectEvent, useState } from "react";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { type Choice, useChoices } from "../choices.ts";
import { roomCopy as copy } from "../messages.nl.ts";

/** By what a list is narrowed: words, one of a few, a day, or one of another resource. */
export type Filter =
  | { name: string; label: string; kind: "words" }
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

export const WORDS: Filter = { name: "q", label: copy.search, kind: "words" };

/** Typing pauses. */
const PAUSE = 500;
type Chosen = Readonly<Record<string, string>>;

const newTo = (known: Chosen, chosen: Chosen) =>
  Object.fromEntries(Object.entries(chosen).filter(([name, value]) => value !== (known[name] ?? "")));

/**
 * What is chosen, with what the address of the list does not say yet: words wait until typing pauses, and going to an
 * address takes a moment. Whatever is chosen meanwhile goes along, so that no choice undoes another.
 */
function useChosen() {
  const { filterValues, setFilters } = useListContext();
  const address: Chosen = filterValues;
  const [known, setKnown] = useState(address);
  const [ahead, setAhead] = useState<Chosen>({});
  if (known !== address) {
    setKnown(address);
    setAhead(newTo(address, ahead));
  }
  const go = useEffectEvent(() => setFilters({ ...address, ...ahead }));
  useEffect(() => {
    const names = Object.keys(ahead);
    if (names.length === 0) return undefined;
    const timer = setTimeout(() => go(), names.every((name) => name === WORDS.name) ? PAUSE : 0);
    return () => clearTimeout(timer);
  }, [ahead]);
  return {
    chosen: { ...address, ...ahead },
    choose: (name: string, value: string) => setAhead(newTo(address, { ...ahead, [name]: value })),
  };
}

export function RoomFilters({ filters }: { filters: readonly Filter[] }) {
  const { chosen, choose } = useChosen();
  return (
    <search className="mb-6 grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
      {filters.map((filter) => {
        const value = chosen[filter.name] ?? "";
        const change = (next: string) => choose(filter.name, next);
        switch (filter.kind) {
          case "words":
            return <WordsFilter key={filter.name} label={filter.label} value={value} onChange={change} />;
          case "choice":
            return <ChoiceFilter key={filter.name} {...filter} value={value} onChange={change} />;
          case "day":
            return <DayFilter key={filter.name} label={filter.label} value={value} onChange={change} />;
          case "reference":
            return <ReferenceFilter key={filter.name} {...filter} value={value} onChange={change} />;
          default:
            return filter satisfies never;
        }
      })}
    </search>
  );
}

interface Narrowed {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Keeps what is typed while the list waits; emptied from elsewhere it is empty. */
function WordsFilter({ label, value, onChange }: Narrowed) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
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

const ChoiceFilter = ({ label, value, onChange, choices }: Narrowed & { choices: readonly Choice[] }) => (
  <SelectField label={label} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
    <option value="">{copy.all}</option>
    {choices.map((choice) => (
      <option key={choice.value} value={choice.value}>
        {choice.label}
      </option>
    ))}
  </SelectField>
);

const DayFilter = ({ label, value, onChange }: Narrowed) => (
  <TextField label={label} type="date" value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
);

interface Reference {
  resource: string;
  text: string;
  filter?: Record<string, unknown>;
}

function ReferenceFilter({ resource, text, filter = {}, label, value, onChange }: Narrowed & Reference) {
  const choices = useChoices({ resource, text, filter });
  return <ChoiceFilter choices={choices} label={label} value={value} onChange={onChange} />;
}
