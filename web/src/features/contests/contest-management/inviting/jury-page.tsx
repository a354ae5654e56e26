import { useSuspenseQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { InviteJuryForm } from "./invite-jury-form.tsx";
import { juryInvitationsQuery } from "./invitation.queries.ts";
import { juryQuery, managedContestQuery } from "../management.queries.ts";
import { JuryTable } from "./jury-table.tsx";
import { inviteMessages as copy } from "./invite.nl.ts";
import { PendingTable } from "./pending-table.tsx";

/**
 * The jurors of a contest, the pending invitations, and the form that invites more
 * (docs/product/invitations.md#taking-back).
 */
export function JuryPage({ slug }: { slug: string }) {
  const { data: contest } = useSuspenseQuery(managedContestQuery(slug));
  const { data: members } = useSuspenseQuery(juryQuery(slug));
  const { data: pending } = useSuspenseQuery(juryInvitationsQuery(slug));
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is removed together with its row.
  const focusHeading = () => setTimeout(() => heading.current?.focus());
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-12 pt-2 pb-8">
      <header className="grid gap-3">
        <h1 className="text-4xl" ref={heading} tabIndex={-1}>
          {copy.jury}
        </h1>
        <p className="max-w-xl text-lg text-ink-soft">{copy.juryIntro}</p>
      </header>
      <JuryTable contest={contest} members={members} onRemoved={focusHeading} />
      <PendingTable contest={contest} pending={pending} onDeleted={focusHeading} />
      <InviteJuryForm contest={contest} />
    </div>
  );
}
