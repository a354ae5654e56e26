import { useNotify, useRefresh } from "ra-core";
import { type FormEvent, useState } from "react";
import { api } from "#platform/api.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { contestsCopy as copy } from "./contests.nl.ts";

/** Gives a contest to somebody else, by their address. */
export function HandOverForm({ contestId }: { contestId: string }) {
  const [email, setEmail] = useState("");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [notify, refresh] = [useNotify(), useRefresh()];
  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      await api.staffContests.handOver({ params: { id: contestId }, body: { email } }, { quiet: true });
      notify(copy.done);
      refresh();
    } catch (refusal) {
      const { message, errors } = refusal as Error & { errors?: Record<string, string[]> };
      setError(errors?.["email"]?.[0] ?? message);
    }
    setBusy(false);
  }
  return (
    <form className="grid gap-5" noValidate onSubmit={(event) => void send(event)}>
      <p className="max-w-prose text-ink-soft">{copy.handOverHelp}</p>
      <TextField
        autoComplete="off"
        error={error}
        inputMode="email"
        label={copy.newOrganizer}
        maxLength={255}
        type="email"
        value={email}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
      />
      <div>
        <Button busy={busy} look="secondary" type="submit">
          {copy.send}
        </Button>
      </div>
    </form>
  );
}
