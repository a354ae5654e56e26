import type { ReactNode } from "react";
import { ChevronDown } from "./icons.tsx";

/** Something to read behind its title, in a box that shows that it unfolds; works before any script. */
export const Folded = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="group/folded rounded-2xl border border-hairline bg-raised">
    <summary className="flex min-h-11 items-center justify-between gap-4 px-5 py-3 font-display text-xl hover:text-accent-ink">
      <span className="min-w-0">{title}</span>
      <ChevronDown className="size-5 flex-none text-ink-soft group-open/folded:rotate-180" />
    </summary>
    <div className="grid max-w-[40rem] gap-4 px-5 pb-6">{children}</div>
  </details>
);
