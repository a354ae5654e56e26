import { useState } from "react";
import type { Contest } from "@inktvis/contract/features/contests/contest";
import type { JuryInvitation } from "@inktvis/contract/features/contests/contest-invitations";
import { DateTime } from "#platform/date-time.tsx";
import { Cell, DataTable } from "#ui/data-table.tsx";
import { ageLabelIn } from "../age-label.ts";
import { juryInvitationsQuery } from "./invitation.queries.ts";
import { inviteMessages as copy } from "./invite.nl.ts";
import { RowButton } from "#features/inviting/row-button.tsx";
import { SendAgainDialog } from "#features/inviting/send-again-dialog.tsx";
import { managingApi } from "#features/management/managing-api.ts";
import { DeleteInvitationDialog } from "#features/inviting/delete-invitation-dialog.tsx";

interface PendingTableProps {
  contest: Contest;
  pending: readonly JuryInvitation[];
  /** Called once an invitation is deleted: the focused button is removed with its row. */
  onDeleted: () => void;
}

/** The people who were invited to judge and have not accepted yet. */
export function PendingTable({ contest, pending, onDeleted }: PendingTableProps) {
  const [toSendAgain, setToSendAgain] = useState<JuryInvitation>();
  const [toDelete, setToDelete] = useState<JuryInvitation>();
  const { slug } = contest;
  const hasCategories = contest.ageCategories.length > 0;
  const columns = [
    { title: copy.email },
    ...(hasCategories ? [{ title: copy.category }] : []),
    { title: copy.sentAt },
    { title: copy.actions, isHidden: true },
  ];
  return (
    <section aria-labelledby="uitgenodigd" className="grid gap-4">
      <h2 className="text-2xl" id="uitgenodigd">
        {copy.pending}
      </h2>
      {pending.length === 0 ? (
        <p className="text-ink-soft">{copy.noPending}</p>
      ) : (
        <DataTable columns={columns} label={copy.pending}>
          {pending.map((invitation) => (
            <PendingRow
              category={hasCategories ? (ageLabelIn(contest, invitation.ageCategoryId) ?? copy.allAges) : undefined}
              invitation={invitation}
              key={invitation.id}
              onSendAgain={() => setToSendAgain(invitation)}
              onDelete={() => setToDelete(invitation)}
            />
          ))}
        </DataTable>
      )}
      {toDelete && (
        <DeleteInvitationDialog
          invitation={toDelete}
          listQuery={juryInvitationsQuery(slug)}
          onClose={() => setToDelete(undefined)}
          onDeleted={onDeleted}
        />
      )}
      {toSendAgain && (
        <SendAgainDialog
          invitation={toSendAgain}
          listQuery={juryInvitationsQuery(slug)}
          sendAgain={{
            send: ({ email, ageCategoryId }, text) =>
              managingApi.contestInvitations.inviteJury({
                params: { slug },
                body: { text, invites: [{ email, ageCategoryId }] },
              }),
          }}
          onClose={() => setToSendAgain(undefined)}
        />
      )}
    </section>
  );
}

interface PendingRowProps {
  invitation: JuryInvitation;
  /** Undefined where the contest has no age categories. */
  category: string | undefined;
  onSendAgain: () => void;
  onDelete: () => void;
}

const PendingRow = ({
  invitation: { email, sentAt, declinedAt },
  category,
  onSendAgain,
  onDelete,
}: PendingRowProps) => (
  <tr>
    <Cell>
      <div className="grid">
        <span className="wrap-anywhere">{email}</span>
        {declinedAt && (
          <span className="text-sm text-ink-soft">
            {copy.declined} <DateTime date={declinedAt} />
          </span>
        )}
      </div>
    </Cell>
    {category !== undefined && <Cell label={copy.category}>{category}</Cell>}
    <Cell className="md:whitespace-nowrap" label={copy.sentAt}>
      <DateTime date={sentAt} format="long" />
    </Cell>
    <Cell className="text-right lg:whitespace-nowrap" label="">
      <RowButton context={copy.to(email)} label={copy.sendAgain} onClick={onSendAgain} />
      <RowButton context={copy.of(email)} label={copy.delete} onClick={onDelete} />
    </Cell>
  </tr>
);
