import type { ReactNode } from "react";
import { useFocusKept } from "#ui/use-focus-kept.ts";

interface FactorSectionProps {
  title: string;
  help: string;
  /** Changes whenever a button that was pressed in this section may have disappeared. */
  state?: string | number;
  children: ReactNode;
}

/** One factor, or the recovery codes, with its own heading. */
export function FactorSection({ title, help, state, children }: FactorSectionProps) {
  const heading = useFocusKept<HTMLHeadingElement>(state);
  return (
    <section className="grid justify-items-start gap-4 rounded-2xl border border-hairline bg-raised p-5">
      <div className="grid gap-1">
        <h3 className="text-xl" ref={heading} tabIndex={-1}>
          {title}
        </h3>
        <p className="text-ink-soft">{help}</p>
      </div>
      {children}
    </section>
  );
}
