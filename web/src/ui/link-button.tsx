import type { ComponentProps } from "react";
import type { ButtonLook } from "./button.tsx";
import { classNames } from "./class-names.ts";

interface AnchorProps extends ComponentProps<"a"> {
  look?: ButtonLook;
}

/** A link that looks like a button, to any address: `<ButtonAnchor href={…}>`. */
export const ButtonAnchor = ({ look = "primary", className, ...rest }: AnchorProps) => (
  <a {...rest} className={classNames("button", `button-${look}`, className)} />
);
