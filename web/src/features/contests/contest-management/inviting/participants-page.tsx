import { useSuspenseQuery } from "@tanstack/react-query";
import { InvitedTable } from "#features/inviting/invited-table.tsx";
import { managingApi } from "#features/management/managing-api.ts";
import { BegunTable } from "./begun-table.tsx";
import { begunQuery, participantInvitationsQuery } from "./invitation.queries.ts";
import { managedContestQuery } from "../management.queries.ts";
import { inviteMessages as copy } from "./invite.nl.ts";
import { InviteParticipantsForm } from "./invite-participants-form.tsx";

/** The form that invites people to take part, and the invitations so far (docs/product/invitations.md#taking-back). */
export function ParticipantsPage({ slug }: { slug: string }) {
  const { data: contest } = useSuspenseQuery(managedContestQuery(slug));
  const { data: invitations } = useSuspenseQuery(participantInvitationsQuery(slug));
  const { data: begun } = useSuspenseQuery(begunQuery(slug));
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-12 pt-2 pb-8">
      <header className="grid gap-3">
        <h1 className="text-4xl" tabIndex={-1}>
          {copy.participants}
        </h1>
        <p className="max-w-xl text-lg text-ink-soft">{copy.participantsIntro}</p>
        {contest.isPassed && <p className="notice max-w-2xl">{copy.participantsLate}</p>}
        {contest.type === "closed" && <p className="notice max-w-2xl">{copy.participantsClosed}</p>}
      </header>
      <InviteParticipantsForm contest={contest} />
      <BegunTable entries={begun} />
      <InvitedTable
        invitations={invitations}
        listQuery={participantInvitationsQuery(slug)}
        sendAgain={{
          send: ({ email }, text) =>
            managingApi.contestInvitations.inviteParticipants({ params: { slug }, body: { text, emails: [email] } }),
        }}
      />
    </div>
  );
}
