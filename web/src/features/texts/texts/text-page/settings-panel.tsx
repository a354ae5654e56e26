import { useId } from "react";
import type { ReadingSettings } from "./reading-settings.ts";
import { settingsMessages as copy } from "./settings.nl.ts";

export interface SettingsProps {
  settings: ReadingSettings;
  onChange: (settings: ReadingSettings) => void;
}

/** Letter size and background of the page, applied at once. */
export const SettingsPanel = ({ settings, onChange }: SettingsProps) => (
  <div className="grid gap-5 p-3">
    <Choice
      chosen={settings.size}
      className="size-choice"
      label={copy.size}
      names={copy.sizes}
      onChoose={(size) => onChange({ ...settings, size })}
    />
    <Choice
      chosen={settings.ground}
      className="ground-choice"
      label={copy.ground}
      names={copy.grounds}
      onChoose={(ground) => onChange({ ...settings, ground })}
    />
  </div>
);

interface ChoiceProps<Value extends string> {
  label: string;
  names: Record<Value, string>;
  chosen: Value;
  className: string;
  onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ label, names, chosen, className, onChoose }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={className}>
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      <div>
        {(Object.keys(names) as Value[]).map((value) => (
          <label data-value={value} key={value}>
            <input checked={value === chosen} name={name} type="radio" value={value} onChange={() => onChoose(value)} />
            <span>{names[value]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
