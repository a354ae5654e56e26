import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface FactProps {
  name: string;
  /** Whether it is text that somebody wrote, of any length. */
  isText?: boolean;
  children: ReactNode;
}

/** One fact in a list of facts (`<dl>`): its name and its value, with the line breaks that it has. */
export const Fact = ({ name, isText = false, children }: FactProps) => (
  <div>
    <dt className="text-sm text-ink-soft">{name}</dt>
    <dd className={classNames("break-words whitespace-pre-line", !isText && "font-semibold")}>{children}</dd>
  </div>
);
