import type { Contest } from "@inktvis/contract/features/contests/contests";
import { AgeOptions } from "../age-options.tsx";
import { dashboardMessages as copy } from "./dashboard.nl.ts";
import { type EntryView, readEntryView } from "./entry-list.ts";

interface EntryFiltersProps {
  contest: Contest;
  view: EntryView;
  onLook: (changed: EntryView) => void;
}

/** Narrows the table down to one age category or one state. */
export const EntryFilters = ({ contest, view, onLook }: EntryFiltersProps) => (
  <div className="flex flex-wrap gap-3">
    {contest.useAgeCategories && (
      <select
        aria-label={copy.age}
        className="control w-auto"
        value={view.age ?? ""}
        onChange={({ currentTarget }) => onLook({ age: currentTarget.value ? Number(currentTarget.value) : undefined })}
      >
        <AgeOptions all={copy.allAges} categories={contest.ageCategories} />
      </select>
    )}
    <select
      aria-label={copy.state}
      className="control w-auto"
      value={view.state ?? ""}
      onChange={({ currentTarget }) => onLook({ state: readEntryView({ state: currentTarget.value }).state })}
    >
      <option value="">{copy.allStates}</option>
      {Object.entries(copy.states).map(([state, label]) => (
        <option key={state} value={state}>
          {label}
        </option>
      ))}
    </select>
  </div>
);
