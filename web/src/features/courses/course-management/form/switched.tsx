import type { ReactNode } from "react";

interface SwitchedProps {
  isOn: boolean;
  children: ReactNode;
}

/**
 * Fields of a part of the form that may be switched off. They are then hidden, but not removed: what was typed in them
 * stays, even when it was typed before hydration.
 */
export const Switched = ({ isOn, children }: SwitchedProps) => <div hidden={!isOn}>{children}</div>;
