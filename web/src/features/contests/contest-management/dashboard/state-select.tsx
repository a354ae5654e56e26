import type { Award } from "@inktvis/contract/features/contests/award-names";
import { ActingSelect } from "#ui/acting-select.tsx";
import { awardOf, awardOptions, awardValue } from "./award-choice.ts";
import { dashboardMessages as copy } from "./dashboard.nl.ts";

interface StateSelectProps {
  label: string;
  value: Award;
  onChange: (award: Award) => void;
  id?: string;
  /** Whether an entry can still be declared invalid. */
  withInvalid?: boolean;
}

/** Chooses the state of an entry: an award, invalid, or neither. */
export const StateSelect = ({ label, value, onChange, id, withInvalid = true }: StateSelectProps) => (
  <ActingSelect
    aria-label={id ? undefined : label}
    className="min-h-10 w-auto py-1.5"
    id={id}
    value={awardValue(value)}
    onChange={({ currentTarget }) => {
      const chosen = awardOf(currentTarget.value);
      if (chosen) onChange(chosen);
    }}
  >
    {awardOptions({ none: copy.states.none, withInvalid }).map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </ActingSelect>
);
