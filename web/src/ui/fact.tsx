import type { ReactNode } from "react";

/** One fact of a list of facts (`<dl>`): its name and what it is. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-ink-soft">{name}</dt>
    <dd className="font-semibold break-words">{children}</dd>
  </div>
);
