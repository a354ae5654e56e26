import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface FactProps {
  name: string;
  /** Words of somebody, of any length. */
  isText?: boolean;
  children: ReactNode;
}

/** One fact of a list of facts (`<dl>`): its name and what it is, on as many lines as it has. */
export const Fact = ({ name, isText = false, children }: FactProps) => (
  <div>
    <dt className="text-sm text-ink-soft">{name}</dt>
    <dd className={classNames("break-words whitespace-pre-line", !isText && "font-semibold")}>{children}</dd>
  </div>
);
