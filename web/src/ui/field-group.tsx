import type { ReactNode } from "react";

interface FieldGroupProps {
  title: string;
  /** Two fields beside each other where there is room. */
  columns?: boolean;
  children: ReactNode;
}

/** Fields that belong together, within a form: `<FieldGroup columns title="Waar woon je?">…</FieldGroup>`. */
export const FieldGroup = ({ title, columns = false, children }: FieldGroupProps) => (
  <fieldset className="min-w-0">
    <legend className="mb-4 font-display text-2xl font-semibold">{title}</legend>
    <div className={`grid grid-cols-[minmax(0,1fr)] items-start gap-6 ${columns ? "sm:grid-cols-2" : ""}`}>
      {children}
    </div>
  </fieldset>
);
