import { described, FieldNotes } from "#ui/field-frame.tsx";
import { Globe, Lock, Members } from "../visibility-mark.tsx";
import type { Audience } from "./audience.ts";
import { writingMessages as copy } from "./messages.nl.ts";

const CHOICES = [
  { value: "author", Icon: Lock, label: copy.private, help: copy.privateHelp },
  { value: "members", Icon: Members, label: copy.members, help: copy.membersHelp },
  { value: "everybody", Icon: Globe, label: copy.public, help: copy.publicHelp },
] as const;

interface VisibilityFieldProps {
  id: string;
  name: string;
  value: Audience;
  error?: string | undefined;
  onChange: (value: Audience) => void;
}

/** Radio buttons for who may read a text, each with what it means. */
export const VisibilityField = ({ id, name, value, error, onChange }: VisibilityFieldProps) => (
  <fieldset className="grid gap-1.5" id={id} tabIndex={-1} {...described(id, { error })} aria-invalid={undefined}>
    <legend className="mb-1.5 font-semibold">{copy.visibility}</legend>
    <div className="grid gap-2">
      {CHOICES.map(({ value: choice, Icon, label, help }) => (
        <label
          className={`flex cursor-pointer items-start gap-3 rounded-xl border p-3.5 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink ${
            value === choice ? "border-accent-ink bg-wash" : "border-edge"
          }`}
          key={choice}
        >
          <input
            aria-describedby={`${id}-${choice}`}
            aria-labelledby={`${id}-${choice}-label`}
            checked={value === choice}
            className="tick outline-none"
            name={name}
            type="radio"
            value={choice}
            onChange={() => onChange(choice)}
          />
          <span>
            <span className="flex items-center gap-1.5 font-semibold" id={`${id}-${choice}-label`}>
              {label}
              <Icon className="size-4" />
            </span>
            <span className="text-sm text-ink-soft" id={`${id}-${choice}`}>
              {help}
            </span>
          </span>
        </label>
      ))}
    </div>
    <FieldNotes error={error} id={id} />
  </fieldset>
);
