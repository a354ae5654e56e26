import { useNotify, useRedirect } from "ra-core";
import { type FormEvent, useId, useState } from "react";
import { Button } from "#ui/button.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { moderationCopy as copy } from "./moderation.nl.ts";

interface VerdictFormProps<Verdict extends string> {
  question: string;
  choices: Readonly<Record<Verdict, string>>;
  /** The notification once it is decided. */
  doneMessage: string;
  /** The resource whose list opens afterwards. */
  resource: string;
  decide: (verdict: Verdict, reason: string) => Promise<unknown>;
}

/** A verdict with its reason. A refusal is shown at the field that it names, or above the button. */
export function VerdictForm<Verdict extends string>(props: VerdictFormProps<Verdict>) {
  const { verdict, setVerdict, reason, setReason, busy, errors, onSubmit } = useVerdictForm(props);
  return (
    <form className="form" noValidate onSubmit={(event) => void onSubmit(event)}>
      <VerdictChoices
        choices={props.choices}
        error={errors.verdict}
        question={props.question}
        value={verdict}
        onChange={setVerdict}
      />
      <TextAreaField
        error={errors.reason}
        help={copy.reasonHelp}
        label={copy.reason}
        rows={5}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      {errors.form && (
        <p className="notice notice-failed" role="alert">
          {errors.form}
        </p>
      )}
      <div>
        <Button busy={busy} type="submit">
          {copy.submitDecision}
        </Button>
      </div>
    </form>
  );
}

function useVerdictForm<Verdict extends string>({ doneMessage, resource, decide }: VerdictFormProps<Verdict>) {
  const [verdict, setVerdict] = useState<Verdict>();
  const [reason, setReason] = useState("");
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<{ verdict?: string; reason?: string; form?: string }>({});
  const [notify, redirect] = [useNotify(), useRedirect()];
  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (!verdict) {
      setErrors({ verdict: copy.chooseFirst });
      return;
    }
    setBusy(true);
    setErrors({});
    try {
      await decide(verdict, reason);
      notify(doneMessage);
      redirect("list", resource);
    } catch (refusal) {
      const { message, errors: fields } = refusal as Error & { errors?: Record<string, string[]> };
      setErrors(fields?.["reason"]?.[0] ? { reason: fields["reason"][0] } : { form: message });
      setBusy(false);
    }
  }
  return { verdict, setVerdict, reason, setReason, busy, errors, onSubmit };
}

interface VerdictChoicesProps<Verdict extends string> {
  question: string;
  choices: Readonly<Record<Verdict, string>>;
  value: Verdict | undefined;
  error: string | undefined;
  onChange: (verdict: Verdict) => void;
}

function VerdictChoices<Verdict extends string>(props: VerdictChoicesProps<Verdict>) {
  const { question, choices, value: chosen, error, onChange } = props;
  const name = useId();
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined} className="grid gap-3">
      <legend className="mb-2 font-semibold">{question}</legend>
      {(Object.entries(choices) as [Verdict, string][]).map(([value, label]) => (
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
