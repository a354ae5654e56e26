import type { Heir } from "@inktvis/contract/features/contests/staff-contests";
import { useNotify, useRefresh } from "ra-core";
import { useState } from "react";
import { api } from "#platform/api.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { Email, Stacked } from "../list/stacked.tsx";
import { contestsCopy as copy } from "./contests.nl.ts";

/** What was pressed is gone: the keyboard and who does not see go on at what came instead. */
const focus = (element: HTMLElement | null) => element?.focus();

/** Gives a contest to somebody else: by their address, once whoever gives it has seen whose that is. */
export function HandOverForm({ contestId }: { contestId: string }) {
  const [email, setEmail] = useState("");
  const [heir, setHeir] = useState<Heir>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [notify, refresh] = [useNotify(), useRefresh()];
  const params = { id: contestId };
  async function run(step: () => Promise<void>) {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    await step().catch((refusal: Error & { errors?: Record<string, string[]> }) => {
      setHeir(undefined);
      setError(refusal.errors?.["email"]?.[0] ?? refusal.message);
    });
    setBusy(false);
  }
  const find = async () =>
    setHeir((await api.staffContests.findOrganizer({ params, body: { email } }, { quiet: true })).data);
  async function give({ id }: Heir) {
    await api.staffContests.handOver({ params, body: { organizerId: id } }, { quiet: true });
    notify(copy.done);
    refresh();
  }
  return (
    <div className="grid gap-5">
      <p className="max-w-prose text-ink-soft">{copy.handOverHelp}</p>
      {heir ? (
        <FoundHeir
          busy={busy}
          heir={heir}
          onBack={() => setHeir(undefined)}
          onGive={() => void run(() => give(heir))}
        />
      ) : (
        <form
          className="grid gap-5"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void run(find);
          }}
        >
          <TextField
            autoComplete="off"
            error={error}
            inputMode="email"
            label={copy.newOrganizer}
            maxLength={255}
            // Whoever comes back from a person who was found goes on here.
            ref={email ? focus : undefined}
            type="email"
            value={email}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          />
          <div>
            <Button busy={busy} look="secondary" type="submit">
              {copy.find}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}

interface FoundHeirProps {
  heir: Heir;
  busy: boolean;
  onGive: () => void;
  onBack: () => void;
}

const FoundHeir = ({ heir: { nickname, email, profilePicture }, busy, onGive, onBack }: FoundHeirProps) => (
  <div className="grid gap-4 rounded-2xl border border-hairline bg-raised p-5">
    <h3 className="text-xl" ref={focus} tabIndex={-1}>
      {copy.found}
    </h3>
    <div className="flex min-w-0 items-center gap-4">
      <Avatar className="size-12 flex-none text-xl" name={nickname} picture={profilePicture?.url.sm} />
      <Stacked below={<Email of={email} />}>
        <span className="font-semibold">{nickname}</span>
      </Stacked>
    </div>
    <div className="flex flex-wrap gap-3">
      <Button busy={busy} look="danger" onClick={onGive}>
        {copy.send}
      </Button>
      <Button look="secondary" onClick={onBack}>
        {copy.another}
      </Button>
    </div>
  </div>
);
