import { useNotify, useRedirect } from "ra-core";
import { type FormEvent, useId, useState } from "react";
import { Button } from "#ui/button.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { moderationCopy as copy } from "./moderation.nl.ts";

interface VerdictFormProps<Verdict extends string> {
  question: string;
  choices: Readonly<Record<Verdict, string>>;
  done: string;
  /** Where it goes on. */
  resource: string;
  decide: (verdict: Verdict, reason: string) => Promise<unknown>;
}

/** A decision with its reason; what is refused stands at the field, or above the button. */
export function VerdictForm<Verdict extends string>({
  question,
  choices,
  done,
  resource,
  decide,
}: VerdictFormProps<Verdict>) {
  const name = useId();
  const [verdict, setVerdict] = useState<Verdict>();
  const [reason, setReason] = useState("");
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<{ verdict?: string; reason?: string; form?: string }>({});
  const [notify, redirect] = [useNotify(), useRedirect()];
  async function send(event: FormEvent) {
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
      notify(done);
      redirect("list", resource);
    } catch (refusal) {
      const { message, errors: fields } = refusal as Error & { errors?: Record<string, string[]> };
      setErrors(fields?.["reason"]?.[0] ? { reason: fields["reason"][0] } : { form: message });
      setBusy(false);
    }
  }
  return (
    <form className="form" noValidate onSubmit={(event) => void send(event)}>
      <fieldset aria-describedby={errors.verdict ? `${name}-error` : undefined} className="grid gap-3">
        <legend className="mb-2 font-semibold">{question}</legend>
        {(Object.entries(choices) as [Verdict, string][]).map(([value, label]) => (
          <label className="flex cursor-pointer items-start gap-3" key={value}>
            <input
              checked={verdict === value}
              className="tick rounded-full"
              name={name}
              type="radio"
              value={value}
              onChange={() => setVerdict(value)}
            />
            {label}
          </label>
        ))}
        {errors.verdict && (
          <p className="text-danger" id={`${name}-error`} role="alert">
            {errors.verdict}
          </p>
        )}
      </fieldset>
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
          {copy.send}
        </Button>
      </div>
    </form>
  );
}
