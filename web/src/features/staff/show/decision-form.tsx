import { useNotify, useRedirect, useRefresh } from "ra-core";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useKeptInput } from "#platform/forms/use-kept-input.tsx";
import { isChangedElsewhere } from "#platform/refusals.ts";
import { Button } from "#ui/button.tsx";
import { FailedNotice } from "#ui/failed-notice.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";

export interface DecisionWords {
  question: string;
  reason: string;
  reasonHelp: string;
  /** Shown when nothing was chosen. */
  chooseFirst: string;
  submit: string;
}

interface DecisionFormProps<Decision extends string> {
  words: DecisionWords;
  choices: Readonly<Partial<Record<Decision, ReactNode>>>;
  /** The name of the reason in the API. */
  reasonField?: string;
  /** The notification once it is decided. */
  doneMessage: string;
  /** The resource whose list opens afterwards. */
  resource: string;
  decide: (decision: Decision, reason: string) => Promise<unknown>;
}

/** A decision with its reason. A refusal is shown at the field that it names, or above the button. */
export function DecisionForm<Decision extends string>(props: DecisionFormProps<Decision>) {
  const { words, choices } = props;
  const { kept, decision, busy, errors, onSubmit } = useDecisionForm(props);
  return (
    <form className="form" noValidate onSubmit={(event) => void onSubmit(event)}>
      {kept.notice}
      <DecisionChoices
        choices={choices}
        error={errors.decision}
        question={words.question}
        value={decision}
        onChange={(choice) => kept.set("decision", choice)}
      />
      <TextAreaField
        error={errors.reason}
        help={words.reasonHelp}
        label={words.reason}
        rows={5}
        {...kept.field("reason")}
      />
      <FailedNotice>{errors.form}</FailedNotice>
      <div>
        <Button busy={busy} type="submit">
          {words.submit}
        </Button>
      </div>
    </form>
  );
}

function useDecisionForm<Decision extends string>(props: DecisionFormProps<Decision>) {
  const { words, choices, doneMessage, resource, decide, reasonField = "reason" } = props;
  const kept = useKeptInput<{ decision: Decision | undefined; reason: string }>("decision", {
    decision: undefined,
    reason: "",
  });
  const { decision: chosen, reason } = kept.values;
  // A choice from before signing in again may no longer be possible.
  const decision = chosen !== undefined && Object.hasOwn(choices, chosen) ? chosen : undefined;
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<{ decision?: string; reason?: string; form?: string }>({});
  const [notify, redirect, refresh] = [useNotify(), useRedirect(), useRefresh()];
  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (!decision) {
      setErrors({ decision: words.chooseFirst });
      return;
    }
    setBusy(true);
    setErrors({});
    try {
      await decide(decision, reason);
      notify(doneMessage);
      redirect("list", resource);
    } catch (refusal) {
      const { message, errors: fields } = refusal as Error & { errors?: Record<string, string[]> };
      const atReason = fields?.[reasonField]?.[0];
      setErrors(atReason ? { reason: atReason } : { form: message });
      setBusy(false);
      // The record is reloaded, and the reason that was typed stays.
      if (isChangedElsewhere(refusal)) refresh();
    }
  }
  return { kept, decision, busy, errors, onSubmit };
}

interface DecisionChoicesProps<Decision extends string> {
  question: string;
  choices: Readonly<Partial<Record<Decision, ReactNode>>>;
  value: Decision | undefined;
  error: string | undefined;
  onChange: (decision: Decision) => void;
}

function DecisionChoices<Decision extends string>(props: DecisionChoicesProps<Decision>) {
  const { question, choices, value: chosen, error, onChange } = props;
  const name = useId();
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined} className="grid gap-3">
      <legend className="mb-2 font-semibold">{question}</legend>
      {(Object.entries(choices) as [Decision, ReactNode][]).map(([value, label]) => (
        <label className="flex cursor-pointer items-start gap-3" key={value}>
          <input
            checked={chosen === value}
            className="tick rounded-full"
            name={name}
            type="radio"
            value={value}
            onChange={() => onChange(value)}
          />
          {label}
        </label>
      ))}
      {error && (
        <p className="text-danger" id={`${name}-error`} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
