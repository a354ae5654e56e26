import type { ReactNode } from "react";

interface SwitchedProps {
  isOn: boolean;
  children: ReactNode;
}

/**
 * Fields of a part of the form that may be switched off. They are hidden then, and not taken away: what was typed in them
 * stays, also before hydration.
 */
export const Switched = ({ isOn, children }: SwitchedProps) => <div hidden={!isOn}>{children}</div>;
