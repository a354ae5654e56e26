import { useNotify, useRedirect, useRefresh } from "ra-core";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useForm } from "react-hook-form";
import { formMessages } from "#platform/forms/messages.nl.ts";
import { useStoredInput } from "#platform/forms/use-stored-input.ts";
import { isChangedElsewhere } from "#platform/refusals.ts";
import { Button } from "#ui/button.tsx";
import { FailedNotice } from "#ui/failed-notice.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";

export interface DecisionWords {
  question: string;
  reason: string;
  reasonHelp: string;
  /** When nothing was chosen. */
  chooseFirst: string;
  submit: string;
}

interface DecisionFormProps<Decision extends string> {
  words: DecisionWords;
  choices: Readonly<Partial<Record<Decision, ReactNode>>>;
  /** What the API calls the reason. */
  reasonField?: string;
  /** The notification once it is decided. */
  doneMessage: string;
  /** The resource whose list opens afterwards. */
  resource: string;
  decide: (decision: Decision, reason: string) => Promise<unknown>;
}

/** A decision with its reason, which survive an expired session. A refusal is shown at the field that it names, or above the button. */
export function DecisionForm<Decision extends string>(props: DecisionFormProps<Decision>) {
  const { words, choices } = props;
  const { decision, setDecision, reason, setReason, isRestored, busy, errors, onSubmit } = useDecisionForm(props);
  return (
    <form className="form" noValidate onSubmit={(event) => void onSubmit(event)}>
      {isRestored && <p className="notice">{formMessages.restored}</p>}
      <DecisionChoices
        choices={choices}
        error={errors.decision}
        question={words.question}
        value={decision}
        onChange={setDecision}
      />
      <TextAreaField
        error={errors.reason}
        help={words.reasonHelp}
        label={words.reason}
        rows={5}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
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
  const { decision, setDecision, reason, setReason, isRestored } = useTyped(choices);
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
      // What is decided about is shown anew, and the reason stays.
      if (isChangedElsewhere(refusal)) refresh();
    }
  }
  return { decision, setDecision, reason, setReason, isRestored, busy, errors, onSubmit };
}

const EMPTY = { decision: "", reason: "" };

function useTyped<Decision extends string>(choices: DecisionFormProps<Decision>["choices"]) {
  const { getValues, setValue, watch } = useForm({ defaultValues: EMPTY });
  const { isRestored } = useStoredInput("decision", { getValues, setValue, initial: EMPTY });
  const chosen = watch("decision");
  return {
    // What was chosen before may be no choice any more.
    decision: Object.hasOwn(choices, chosen) ? (chosen as Decision) : undefined,
    setDecision: (decision: Decision) => setValue("decision", decision),
    reason: watch("reason"),
    setReason: (reason: string) => setValue("reason", reason),
    isRestored,
  };
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
