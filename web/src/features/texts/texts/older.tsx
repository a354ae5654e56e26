import type { ReactNode } from "react";
import { ChevronDown } from "#ui/icons.tsx";

/** Older drafts folded behind one line, which works before any script. */
export const Older = ({ label, children }: { label: string; children: ReactNode }) => (
  <details className="group/older">
    <summary className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-accent-ink">
      {label}
      <ChevronDown className="size-4 group-open/older:rotate-180" />
    </summary>
    <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4">{children}</div>
  </details>
);
