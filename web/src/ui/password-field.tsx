import { type ComponentProps, useId, useState } from "react";
import { described, FieldFrame, type FieldText } from "./field-frame.tsx";
import { icon } from "./icons.tsx";
import { BareButton } from "./button.tsx";

/** A password with a button to show it. */
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
        <BareButton
          aria-label="Toon het wachtwoord"
          aria-pressed={shown}
          className="absolute inset-y-0 right-0 grid w-11 cursor-pointer place-items-center text-ink-soft"
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff /> : <Eye />}
        </BareButton>
      </div>
    </FieldFrame>
  );
}

/** A new password, with the same help on every page. */
export const NewPasswordField = (props: Omit<ComponentProps<typeof PasswordField>, "autoComplete" | "help">) => (
  <PasswordField
    {...props}
    autoComplete="new-password"
    help="Minstens 8 tekens. Een zinnetje onthoud je makkelijker dan een code."
  />
);

const Eye = icon(
  <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM14.5 12a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z" />,
);
const EyeOff = icon(
  <path d="M4 4l16 16M9.5 5.900A9.7 9.7 0 0 1 12 5.500c6 0 9.5 6.5 9.5 6.500a17 17 0 0 1-3 3.700M6 7.700A17 17 0 0 0 2.5 12S6 18.5 12 18.500c1.6 0 3-.4 4.2-1" />,
);
