import type { ReactNode } from "react";

/** Props that all fields share. */
export interface FieldText {
  label: string;
  help?: ReactNode;
  /** The error message, which marks the field as invalid. */
  error?: string | undefined;
  /** Whether the label says that the field may stay empty. */
  optional?: boolean;
}

interface FieldFrameProps extends FieldText {
  id: string;
  children: ReactNode;
}

export const helpId = (id: string) => `${id}-help`;
export const errorId = (id: string) => `${id}-error`;

/** ARIA attributes that link a control to its help and error. */
export const described = (id: string, { help, error }: Pick<FieldText, "help" | "error">) => ({
  "aria-describedby": [help && helpId(id), error && errorId(id)].filter(Boolean).join(" ") || undefined,
  "aria-invalid": error ? true : undefined,
});

/** The label above a control, help and error below it. */
export function FieldFrame({ id, label, help, error, optional, children }: FieldFrameProps) {
  return (
    <div className="grid gap-1.5">
      <label className="font-semibold" htmlFor={id}>
        {label}
        {optional && <Optional />}
      </label>
      {children}
      <FieldNotes error={error} help={help} id={id} />
    </div>
  );
}

export const OPTIONAL = " (niet verplicht)";
export const Optional = () => <span className="font-normal text-ink-soft">{OPTIONAL}</span>;

/**
 * The error replaces the help visually, so that an error on blur does not shift what the pointer is about to press;
 * the help stays available to screen readers.
 */
export function FieldNotes({ id, help, error }: Pick<FieldFrameProps, "id" | "help" | "error">) {
  return (
    <>
      {error && (
        <p className="text-sm font-medium text-danger" id={errorId(id)}>
          {error}
        </p>
      )}
      {help && (
        <div className={error ? "sr-only" : "text-sm text-ink-soft"} id={helpId(id)}>
          {help}
        </div>
      )}
    </>
  );
}
