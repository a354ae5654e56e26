import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** Says what went wrong, and has it read out; nothing while there is nothing to say. */
export const FailedNotice = ({ className, children }: { className?: string; children: ReactNode }) =>
  children && (
    <p className={classNames("notice notice-failed", className)} role="alert">
      {children}
    </p>
  );
