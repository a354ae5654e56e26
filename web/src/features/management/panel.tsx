import type { ReactNode } from "react";

interface PanelProps {
  title: string;
  help?: ReactNode;
  children?: ReactNode;
  /** The buttons, the most important one first. */
  actions: ReactNode;
}

/** The state of a managed thing, with the actions that are possible in that state. */
export const Panel = ({ title, help, children, actions }: PanelProps) => (
  <section className="grid grid-cols-[minmax(0,1fr)] gap-6 rounded-2xl border border-hairline bg-raised p-6 sm:p-8">
    <div className="grid gap-2">
      <h1 className="text-xl sm:text-2xl">{title}</h1>
      {help && <p className="max-w-prose text-ink-soft">{help}</p>}
    </div>
    {children}
    <div className="flex flex-wrap gap-3 [&>.button-quiet]:-ml-3">{actions}</div>
  </section>
);
