import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { BareButton } from "#ui/button.tsx";
import { FailedNotice } from "#ui/failed-notice.tsx";
import { focusField, inPageOrder, namedMessage } from "./field-in-page.ts";
import { formMessages } from "./messages.nl.ts";
import type { ContractForm } from "./use-contract-form.ts";

type FormState = Pick<
  ContractForm,
  "name" | "onFocus" | "onInput" | "onSubmit" | "summary" | "error" | "attempt" | "status" | "restored" | "discard"
>;

interface FormProps {
  form: FormState;
  className?: string;
  /** Called before the field with this id gets the focus, for a page that has to show it first. */
  onShowField?: (id: string) => void;
  children: ReactNode;
}

/** Renders a `useContractForm`: the errors of its fields on top, focused after a submit; its own error below. */
export function Form({ form, className, onShowField, children }: FormProps) {
  return (
    <form
      className={className ?? "form"}
      id={form.name}
      method="post"
      noValidate
      onFocus={form.onFocus}
      onInput={form.onInput}
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
      <FailedNotice>{form.error}</FailedNotice>
    </form>
  );
}

interface ErrorSummaryProps extends Pick<FormState, "summary" | "attempt" | "status"> {
  onShowField?: FormProps["onShowField"] | undefined;
}

/** The errors of all fields, each a link to its field. Gets the focus after a submit that failed. */
export function ErrorSummary({ summary, attempt, status, onShowField }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useNamedInPageOrder(summary);
  useEffect(() => {
    if (status === "failed") box.current?.focus();
    // Only a submit moves the focus: correcting one of several errors does not.
  }, [attempt, status]);
  if (summary.length === 0) return null;
  return (
    // Only new errors are read out: after one of several is corrected, the rest is not read again.
    <div
      aria-atomic={false}
      aria-relevant="additions"
      className="notice notice-failed"
      ref={box}
      role="alert"
      tabIndex={-1}
    >
      <p className="font-semibold">{formMessages.summary(summary.length)}</p>
      <ul className="mt-2 list-disc pl-5">
        {shown.map(({ id, message }) => (
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
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The errors as people read them, made after the page has rendered: its field may appear only because of the error. */
function useNamedInPageOrder(summary: FormState["summary"]) {
  const [shown, setShown] = useState(summary);
  const asText = JSON.stringify(summary);
  useLayoutEffect(() => {
    const problems = JSON.parse(asText) as FormState["summary"];
    setShown(inPageOrder(problems).map((problem) => ({ ...problem, message: namedMessage(problem) })));
  }, [asText]);
  return shown;
}
