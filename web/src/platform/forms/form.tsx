import { type ReactNode, useEffect, useRef } from "react";
import { BareButton } from "#ui/button.tsx";
import { formMessages } from "./messages.nl.ts";
import type { ContractForm } from "./use-contract-form.ts";

type FormState = Pick<
  ContractForm,
  "name" | "onSubmit" | "summary" | "error" | "attempt" | "status" | "restored" | "discard"
>;

interface FormProps {
  form: FormState;
  className?: string;
  /** Called before the field with this id gets the focus, for a page that has to show it first. */
  onShowField?: (id: string) => void;
  children: ReactNode;
}

/** Renders a `useContractForm`: errors of fields on top, which get the focus after a submit; the error of the form below. */
export function Form({ form, className, onShowField, children }: FormProps) {
  return (
    <form
      className={className ?? "form"}
      id={form.name}
      method="post"
      noValidate
      onSubmit={(event) => void form.onSubmit(event)}
    >
      {form.restored && (
        <p className="notice">
          {formMessages.restored}{" "}
          <BareButton className="link" onClick={form.discard}>
            {formMessages.discard}
          </BareButton>
        </p>
      )}
      <ErrorSummary {...form} onShowField={onShowField} />
      {children}
      {form.error && (
        <p className="notice notice-failed" role="alert">
          {form.error}
        </p>
      )}
    </form>
  );
}

interface ErrorSummaryProps extends Pick<FormState, "summary" | "attempt" | "status"> {
  onShowField?: FormProps["onShowField"] | undefined;
}

/** The errors of all fields, each a link to its field. Gets the focus after a submit that failed. */
export function ErrorSummary({ summary, attempt, status, onShowField }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (status === "failed") box.current?.focus();
    // Only a submit moves the focus: solving one of several errors does not.
  }, [attempt, status]);
  if (summary.length === 0) return null;
  return (
    <div className="notice notice-failed" ref={box} role="alert" tabIndex={-1}>
      <p className="font-semibold">{formMessages.summary(summary.length)}</p>
      <ul className="mt-2 list-disc pl-5">
        {inPageOrder(summary).map(({ id, message }) => (
          <li key={id}>
            <a
              className="link"
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                onShowField?.(id);
                focusField(id);
              }}
            >
              {rowOf(id)}
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Errors in the order of their fields on the page, which that of the schema need not be. */
function inPageOrder(summary: FormState["summary"]) {
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  return summary.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** "Vraag 2: " for a field of a row, whose fields are named as those of the other rows. */
function rowOf(id: string) {
  const row =
    /\.\d+\./.test(id) && document.getElementById(id)?.closest("fieldset")?.querySelector("legend")?.textContent;
  return row ? `${row}: ` : "";
}

/** Gives the focus to a field, or to the first control of a group. */
export function focusField(id: string) {
  const field = document.getElementById(id);
  const control = field?.matches("input, textarea, select, button, [tabindex]")
    ? field
    : field?.querySelector<HTMLElement>("input, button, [tabindex]");
  control?.focus();
}
