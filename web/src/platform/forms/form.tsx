import { type ReactNode, useEffect, useRef } from "react";
import { BareButton } from "#ui/button.tsx";
import { formMessages } from "./messages.nl.ts";
import type { ContractForm } from "./use-contract-form.ts";

type FormState = Pick<
  ContractForm,
  "name" | "onSubmit" | "summary" | "error" | "attempt" | "status" | "restored" | "discard"
>;

/** The form of a `useContractForm`: what is wrong on top (with the focus, after a submit), what failed below. */
export function Form({ form, className, children }: { form: FormState; className?: string; children: ReactNode }) {
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
      <ErrorSummary {...form} />
      {children}
      {form.error && (
        <p className="notice notice-failed" role="alert">
          {form.error}
        </p>
      )}
    </form>
  );
}

/** What is wrong, each with the id of its field; after a submit that failed with the focus. */
export function ErrorSummary({ summary, attempt, status }: Pick<FormState, "summary" | "attempt" | "status">) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (status === "failed") box.current?.focus();
    // Only a new submit moves the focus; an error that is solved meanwhile does not.
  }, [attempt, status]);
  if (summary.length === 0) return null;
  return (
    <div className="notice notice-failed" ref={box} role="alert" tabIndex={-1}>
      <p className="font-semibold">{formMessages.summary(summary.length)}</p>
      <ul className="mt-2 list-disc pl-5">
        {summary.map(({ id, message }) => (
          <li key={id}>
            <a className="link" href={`#${id}`} onClick={(event) => focusField(event, id)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function focusField(event: { preventDefault(): void }, id: string) {
  event.preventDefault();
  const field = document.getElementById(id);
  const control = field?.matches("input, textarea, select, button, [tabindex]")
    ? field
    : field?.querySelector<HTMLElement>("input, button, [tabindex]");
  control?.focus();
}
