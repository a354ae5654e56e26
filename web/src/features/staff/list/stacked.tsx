import type { ReactNode } from "react";
import { DateTime } from "#platform/date-time.tsx";

/** The content of a cell with a smaller line below it. */
export const Stacked = ({ children, below }: { children: ReactNode; below: ReactNode }) => (
  <span className="grid min-w-0">
    <span>{children}</span>
    <span className="text-sm text-ink-soft">{below}</span>
  </span>
);

/** A date and time that does not wrap. */
export const NowrapDateTime = ({ date }: { date: string }) => (
  <span className="whitespace-nowrap">
    <DateTime date={date} format="long" />
  </span>
);

/** A date that does not wrap. */
export const NowrapDate = ({ date }: { date: string }) => (
  <span className="whitespace-nowrap">
    <DateTime date={date} />
  </span>
);
