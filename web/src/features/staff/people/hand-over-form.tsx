import type { Heir } from "@inktvis/contract/features/contests/staff-contests";
import { useState } from "react";
import { formErrorOf } from "#platform/forms/form-refusal.ts";
import { useKeptInput } from "#platform/forms/use-kept-input.tsx";
import { usePressWithError } from "#platform/forms/use-press.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { focusOnce } from "#ui/focus-once.ts";
import { TextField } from "#ui/text-field.tsx";
import { Email } from "#ui/email.tsx";
import { Stacked } from "../list/stacked.tsx";
import { contestsCopy as copy } from "./contests.nl.ts";
import { useRoomAct } from "../show/use-room-act.ts";
import { staffApi } from "../staff-api.ts";

/** Hands a contest over to another organiser: found by e-mail address, and shown before it is handed over. */
export function HandOverForm({ contestId }: { contestId: string }) {
  const { kept, organizer, busy, error, press, goBack } = useHandOver(contestId);
  return (
    <div className="grid gap-5">
      <p className="max-w-prose text-ink-soft">{copy.handOverHelp}</p>
      {organizer ? (
        <FoundOrganizer busy={busy} organizer={organizer} onBack={goBack} onHandOver={press} />
      ) : (
        <form
          className="grid gap-5"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            press();
          }}
        >
          {kept.notice}
          <TextField
            autoComplete="off"
            error={error}
            inputMode="email"
            label={copy.newOrganizer}
            maxLength={255}
            // Not empty when the form comes back after somebody was found: the field then gets the focus.
            ref={kept.values.email ? focusOnce : undefined}
            type="email"
            {...kept.field("email")}
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

/** Finds the new organiser and hands the contest over; a refusal of either step returns to the address. */
function useHandOver(contestId: string) {
  const kept = useKeptInput("hand-over", { email: "" });
  const [organizer, setOrganizer] = useState<Heir>();
  const act = useRoomAct();
  const params = { id: contestId };

  async function find() {
    setOrganizer((await staffApi.staffContests.findOrganizer({ params, body: kept.values })).data);
  }
  const handOver = ({ id: organizerId }: Heir) =>
    act(() => staffApi.staffContests.handOver({ params, body: { organizerId } }), copy.handedOver);
  const next = usePressWithError(() => (organizer ? handOver(organizer) : find()), {
    afterRefusal: async () => setOrganizer(undefined),
    errorOf: formErrorOf,
  });
  return { kept, organizer, ...next, goBack: () => setOrganizer(undefined) };
}

interface FoundOrganizerProps {
  organizer: Heir;
  busy: boolean;
  onHandOver: () => void;
  onBack: () => void;
}

const FoundOrganizer = ({ organizer, busy, onHandOver, onBack }: FoundOrganizerProps) => (
  <div className="grid gap-4 rounded-2xl border border-hairline bg-raised p-5">
    <h3 className="text-xl" ref={focusOnce} tabIndex={-1}>
      {copy.confirmPerson}
    </h3>
    <div className="flex min-w-0 items-center gap-4">
      <Avatar
        className="size-12 flex-none text-xl"
        name={organizer.nickname}
        picture={organizer.profilePicture?.url.sm}
      />
      <Stacked below={<Email address={organizer.email} />}>
        <span className="font-semibold">{organizer.nickname}</span>
      </Stacked>
    </div>
    <div className="flex flex-wrap gap-3">
      <Button busy={busy} look="danger" onClick={onHandOver}>
        {copy.send}
      </Button>
      <Button look="secondary" onClick={onBack}>
        {copy.searchAgain}
      </Button>
    </div>
  </div>
);
