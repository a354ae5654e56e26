import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { Spinner } from "./icons.tsx";

export type ButtonLook = "primary" | "secondary" | "quiet" | "danger" | "inverse" | "outline-inverse";

interface ButtonProps extends ComponentProps<"button"> {
  look?: ButtonLook;
  /** Something runs: says so, keeps the focus, and does nothing meanwhile. */
  busy?: boolean;
}

export function Button({
  look = "primary",
  busy = false,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={classNames("button", `button-${look}`, className)}
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
