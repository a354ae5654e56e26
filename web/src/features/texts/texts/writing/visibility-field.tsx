import { described, FieldNotes } from "#ui/field-frame.tsx";
import { Globe, Lock, Members } from "../visibility-mark.tsx";
import { writingMessages as copy } from "./messages.nl.ts";

/** Who may read a text. Two fields of the API make it: private wins over members only. */
export type Visibility = "author" | "members" | "everybody";

const CHOICES = [
  { value: "author", Icon: Lock, label: copy.private, help: copy.privateHelp },
  { value: "members", Icon: Members, label: copy.members, help: copy.membersHelp },
  { value: "everybody", Icon: Globe, label: copy.public, help: copy.publicHelp },
] as const;

interface VisibilityFieldProps {
  id: string;
  name: string;
  value: Visibility;
  error?: string | undefined;
  /** Why it cannot be shown to others now; only looked at then. */
  staysPrivate?: string | undefined;
  onChange: (value: Visibility) => void;
}

/** Private, for members or public, and what that means. */
export const VisibilityField = ({ id, name, value, error, staysPrivate, onChange }: VisibilityFieldProps) => (
  <fieldset
    className="grid gap-1.5"
    id={id}
    tabIndex={-1}
    {...described(id, { help: staysPrivate, error })}
    aria-invalid={undefined}
  >
    <legend className="mb-1.5 font-semibold">{copy.visibility}</legend>
    <div className="grid gap-2">
      {CHOICES.map(({ value: choice, Icon, label, help }) => (
        <label
          className={`flex items-start gap-3 rounded-xl border p-3.5 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink ${
            value === choice ? "border-accent-ink bg-wash" : "border-edge"
          } ${staysPrivate && choice !== "author" ? "opacity-60" : "cursor-pointer"}`}
          key={choice}
        >
          <input
            aria-describedby={`${id}-${choice}`}
            aria-labelledby={`${id}-${choice}-label`}
            checked={value === choice}
            className="tick outline-none"
            disabled={staysPrivate !== undefined && choice !== "author"}
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
    <FieldNotes error={error} help={staysPrivate} id={id} />
  </fieldset>
);
