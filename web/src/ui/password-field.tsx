import { type ComponentProps, useId, useState } from "react";
import { described, FieldFrame, type FieldText } from "./field-frame.tsx";
import { Eye, EyeOff } from "./icons.tsx";

/** A password that may be looked at while typing. */
export function PasswordField({
  label,
  help,
  error,
  optional,
  id: given,
  ...control
}: FieldText & ComponentProps<"input">) {
  const made = useId();
  const id = given ?? made;
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame error={error} help={help} id={id} label={label} optional={optional}>
      <div className="relative">
        <input
          autoCapitalize="none"
          autoComplete="current-password"
          className="control pr-12"
          id={id}
          spellCheck={false}
          {...control}
          {...described(id, { help, error })}
          type={shown ? "text" : "password"}
        />
        <button
          aria-label="Toon het wachtwoord"
          aria-pressed={shown}
          className="absolute inset-y-0 right-0 grid w-11 cursor-pointer place-items-center text-ink-soft"
          type="button"
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff /> : <Eye />}
        </button>
      </div>
    </FieldFrame>
  );
}
