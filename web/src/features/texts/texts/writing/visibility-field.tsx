import { described, FieldNotes } from "#ui/field-frame.tsx";
import { Globe, Lock, Members } from "../visibility-mark.tsx";
import { writingMessages as copy } from "./messages.nl.ts";
import { tickedIn, useEarlyInput } from "#ui/early-input.ts";

/** Who may read a text. The API has two fields for it: `private`, and `membersOnly` below that. */
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
  /** Why only the author can be chosen now; absent otherwise. */
  staysPrivate?: string | undefined;
  onChange: (value: Visibility) => void;
}

/** Radio buttons for the visibility of a text, each with what it means. */
export function VisibilityField({ id, name, value, error, staysPrivate, onChange }: VisibilityFieldProps) {
  const group = useEarlyInput<HTMLFieldSetElement>((element) => {
    const chosen = CHOICES.find((choice) => tickedIn(element).includes(choice.value));
    if (chosen && chosen.value !== value) onChange(chosen.value);
  });
  return (
    <fieldset
      className="grid gap-1.5"
      id={id}
      ref={group}
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
}
