import type { ReactNode } from "react";
import { DateTime } from "#platform/date-time.tsx";

/** What a cell says, with smaller words below. */
export const Stacked = ({ children, below }: { children: ReactNode; below: ReactNode }) => (
  <span className="grid min-w-0">
    <span>{children}</span>
    <span className="text-sm text-ink-soft">{below}</span>
  </span>
);

/** A moment in a list, on one line. */
export const When = ({ at }: { at: string }) => (
  <span className="whitespace-nowrap">
    <DateTime date={at} format="long" />
  </span>
);

/** An address in a list, which breaks at its sign before anywhere else. */
export function Email({ of }: { of: string }) {
  const at = of.lastIndexOf("@");
  return (
    <span>
      {of.slice(0, at)}
      <wbr />
      {of.slice(at)}
    </span>
  );
}
