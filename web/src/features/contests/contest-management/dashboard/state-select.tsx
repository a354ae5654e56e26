import type { ContributionState } from "@inktvis/contract/features/contests/contributions";
import { dashboardMessages as copy } from "./dashboard.nl.ts";
import { STATES } from "./entry-list.ts";
import { ActingSelect } from "#ui/acting-select.tsx";

interface StateSelectProps {
  label: string;
  value: ContributionState;
  onChange: (state: ContributionState) => void;
  id?: string;
}

/** Chooses the state of an entry: none, winner or invalid. */
export const StateSelect = ({ label, value, onChange, id }: StateSelectProps) => (
  <ActingSelect
    aria-label={id ? undefined : label}
    className="min-h-10 w-auto py-1.5"
    id={id}
    value={value}
    onChange={({ currentTarget }) => {
      const chosen = STATES.find((state) => state === currentTarget.value);
      if (chosen) onChange(chosen);
    }}
  >
    {STATES.map((state) => (
      <option key={state} value={state}>
        {copy.states[state]}
      </option>
    ))}
  </ActingSelect>
);
