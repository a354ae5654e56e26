import type { Participant } from "@inktvis/contract/features/enrolments/participants";
import { managedCoursePath } from "@inktvis/contract/page-paths/account";
import { useRouter } from "@tanstack/react-router";
import { managingApi } from "#features/management/managing-api.ts";
import { DateTime } from "#platform/date-time.tsx";
import { AskingButton } from "#platform/forms/asking-button.tsx";
import { toast } from "#platform/toasts.ts";
import { ActionWithMessage } from "./action-with-message.tsx";
import { Delist, useReload } from "./delist.tsx";
import { wantsOut } from "./delist-request.tsx";
import { delistingMessages as copy } from "./delisting.nl.ts";
import { nameOf } from "./participant-name.ts";

/** Delists a participant, or relists them (docs/product/delisting.md). */
export function DelistActions({ participant }: { participant: Participant }) {
  const { finalizedAt, relisting } = participant;
  if (relisting?.problem) return <p className="text-ink-soft">{copy.relistProblems[relisting.problem]}</p>;
  if (relisting) return <Relist participant={participant} relisting={relisting} />;
  if (participant.delistedAt) return null;
  if (participant.state === "paying") return <ReleaseSeat participant={participant} />;
  // When the participant requested it, the decision is made in the panel of that request.
  return finalizedAt && !wantsOut(participant) && <Delist participant={participant} />;
}

/** Until when the seat of a person who is still paying is held, and a button to release it earlier. */
function ReleaseSeat({ participant }: { participant: Participant }) {
  const { id, reservedUntil, course } = participant;
  const reload = useReload();
  const router = useRouter();
  async function release(message: string) {
    await managingApi.delisting.releaseSeat({ params: { id }, body: { message } });
    toast(copy.released);
    // The person is no longer a participant.
    await router.navigate({ href: managedCoursePath(course.slug) });
    await reload();
  }
  if (!reservedUntil) return null;
  return (
    <div className="grid justify-items-start gap-3">
      <p>
        {copy.heldUntil} <DateTime date={reservedUntil} format="long" />.
      </p>
      <ActionWithMessage
        act={release}
        help={copy.releaseHelp}
        label={copy.release}
        messageLabel={copy.message}
        title={copy.releaseTitle(nameOf(participant))}
      />
    </div>
  );
}

interface RelistProps {
  participant: Participant;
  relisting: NonNullable<Participant["relisting"]>;
}

function Relist({ participant, relisting: { paysAgain, getsRest } }: RelistProps) {
  const reload = useReload();
  async function relist() {
    await managingApi.delisting.relist({ params: { id: participant.id } });
    toast(copy.relisted(nameOf(participant)));
    await reload();
  }
  return (
    <div>
      <AskingButton
        confirmLook="primary"
        label={copy.relist}
        title={copy.relistTitle(nameOf(participant))}
        onConfirm={relist}
      >
        <p>{paysAgain ? copy.paysAgain : getsRest ? copy.freeNow : copy.asBefore}</p>
      </AskingButton>
    </div>
  );
}
