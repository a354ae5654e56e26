import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** Shows what went wrong, and has screen readers read it out; empty while nothing went wrong. */
export const FailedNotice = ({ className, children }: { className?: string; children: ReactNode }) =>
  children && (
    <p className={classNames("notice notice-failed", className)} role="alert">
      {children}
    </p>
  );
