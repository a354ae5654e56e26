import type { ReactNode } from "react";

interface PanelProps {
  title: string;
  help?: ReactNode;
  children?: ReactNode;
  /** What can be done, the one that matters most first. */
  actions: ReactNode;
}

/** Where a contest stands and what can be done with it. */
export const Panel = ({ title, help, children, actions }: PanelProps) => (
  <section className="grid grid-cols-[minmax(0,1fr)] gap-6 rounded-2xl border border-hairline bg-raised p-6 sm:p-8">
    <div className="grid gap-2">
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      {help && <p className="max-w-prose text-ink-soft">{help}</p>}
    </div>
    {children}
    <div className="flex flex-wrap gap-3">{actions}</div>
  </section>
);
