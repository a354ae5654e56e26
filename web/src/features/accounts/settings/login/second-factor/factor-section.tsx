import type { ReactNode } from "react";

/** One factor, or the recovery codes, with its own heading. */
export const FactorSection = ({ title, help, children }: { title: string; help: string; children: ReactNode }) => (
  <section className="grid justify-items-start gap-4 rounded-2xl border border-hairline bg-raised p-5">
    <div className="grid gap-1">
      <h3 className="text-xl">{title}</h3>
      <p className="text-ink-soft">{help}</p>
    </div>
    {children}
  </section>
);
