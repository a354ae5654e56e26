import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { useHydrated, useWaiting } from "./hydrated.ts";
import { Spinner } from "./icons.tsx";

export type ButtonLook = "primary" | "secondary" | "quiet" | "danger" | "inverse" | "outline-inverse";

/** An unstyled button. Disabled until hydration, because it does nothing before. */
export const BareButton = ({ disabled, ...rest }: Omit<ComponentProps<"button">, "type">) => (
  <button {...rest} {...useWaiting(disabled)} type="button" />
);

interface ButtonProps extends ComponentProps<"button"> {
  look?: ButtonLook;
  /** While true, a press does nothing; the button says that it is busy and keeps the focus. */
  busy?: boolean;
  /** Whether it is disabled until hydration; false in a form that the browser submits by itself. */
  needsScript?: boolean;
}

export function Button({
  look = "primary",
  busy = false,
  className,
  children,
  disabled = false,
  onClick,
  type = "button",
  needsScript = type === "button",
  ...rest
}: ButtonProps) {
  const waiting = !useHydrated() && needsScript;
  return (
    <button
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={classNames("button", `button-${look}`, className)}
      data-waiting={(waiting && !disabled) || undefined}
      disabled={disabled || waiting}
      type={type}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
