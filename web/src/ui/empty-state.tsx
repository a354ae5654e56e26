import type { ReactNode } from "react";
import { InkMark } from "./ink-mark.tsx";

/** An empty list says what to do next. */
export const EmptyState = ({
  title,
  children,
  action,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) => (
  <div className="grid justify-items-center gap-3 rounded-2xl border border-dashed border-edge px-6 py-12 text-center">
    <InkMark className="h-12 text-accent-ink" />
    <p className="font-display text-2xl text-balance">{title}</p>
    {children && <div className="max-w-md text-balance text-ink-soft">{children}</div>}
    {action && <div className="mt-3">{action}</div>}
  </div>
);
