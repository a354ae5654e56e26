import type { Contest } from "@inktvis/contract/features/contests/contest";
import { AgeOptions } from "../age-options.tsx";
import { dashboardMessages as copy } from "./dashboard.nl.ts";
import { type EntryView, readEntryView } from "./entry-list.ts";
import { ActingSelect } from "#ui/acting-select.tsx";

interface EntryFiltersProps {
  contest: Contest;
  view: EntryView;
  onChange: (changed: EntryView) => void;
}

/** Filters the table by age category and by state. */
export const EntryFilters = ({ contest, view, onChange }: EntryFiltersProps) => (
  <div className="flex flex-wrap gap-3">
    {contest.useAgeCategories && (
      <ActingSelect
        aria-label={copy.age}
        className="w-auto"
        value={view.age ?? ""}
        onChange={({ currentTarget }) =>
          onChange({ age: currentTarget.value ? Number(currentTarget.value) : undefined })
        }
      >
        <AgeOptions all={copy.allAges} categories={contest.ageCategories} />
      </ActingSelect>
    )}
    <ActingSelect
      aria-label={copy.state}
      className="w-auto"
      value={view.state ?? ""}
      onChange={({ currentTarget }) => onChange({ state: readEntryView({ state: currentTarget.value }).state })}
    >
      <option value="">{copy.allStates}</option>
      {Object.entries(copy.states).map(([state, label]) => (
        <option key={state} value={state}>
          {label}
        </option>
      ))}
    </ActingSelect>
  </div>
);
