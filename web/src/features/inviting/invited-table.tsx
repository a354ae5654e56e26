import type { QueryKey } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Invitation } from "@inktvis/contract/features/inviting/invitations";
import { DateTime } from "#platform/date-time.tsx";
import { Cell, DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { focusAfterDialog } from "#ui/focus-after-dialog.ts";
import { invitingMessages as copy } from "./messages.nl.ts";
import { RowButton } from "./row-button.tsx";
import { DeleteInvitationDialog } from "./delete-invitation-dialog.tsx";
import { type SendAgain, SendAgainDialog } from "./send-again-dialog.tsx";

const COLUMNS = [
  { title: copy.email },
  { title: copy.sentAt },
  { title: copy.state },
  { title: copy.actions, isHidden: true },
];

/** For a course with enrolments, also whether the person enrolled, with or without accepting. */
type Invitee = Invitation & { isEnrolled?: boolean };

interface InvitedTableProps {
  invitations: readonly Invitee[];
  /** The list that the invitations are in, refetched once one is deleted or sent again. */
  listQuery: { queryKey: QueryKey };
  /** Absent while nobody can be invited. */
  sendAgain?: SendAgain | undefined;
}

/** The people who were invited to take part, and whether they accepted. */
export function InvitedTable({ invitations, listQuery, sendAgain }: InvitedTableProps) {
  const [toSendAgain, setToSendAgain] = useState<Invitation>();
  const [toDelete, setToDelete] = useState<Invitation>();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="genodigden" className="grid gap-4">
      <h2 className="text-2xl" id="genodigden" ref={heading} tabIndex={-1}>
        {copy.invited}
      </h2>
      {invitations.length === 0 ? (
        <EmptyState title={copy.noInvited}>{copy.noInvitedHelp}</EmptyState>
      ) : (
        <DataTable columns={COLUMNS} label={copy.invited}>
          {invitations.map((invitation) => (
            <Row
              invitation={invitation}
              key={invitation.id}
              onDelete={() => setToDelete(invitation)}
              onSendAgain={sendAgain && (() => setToSendAgain(invitation))}
            />
          ))}
        </DataTable>
      )}
      {toDelete && (
        <DeleteInvitationDialog
          invitation={toDelete}
          listQuery={listQuery}
          onClose={() => setToDelete(undefined)}
          // The pressed button is removed together with its row.
          onDeleted={() => focusAfterDialog(heading)}
        />
      )}
      {sendAgain && toSendAgain && (
        <SendAgainDialog
          invitation={toSendAgain}
          listQuery={listQuery}
          sendAgain={sendAgain}
          onClose={() => setToSendAgain(undefined)}
        />
      )}
    </section>
  );
}

interface RowProps {
  invitation: Invitee;
  onSendAgain: (() => void) | undefined;
  onDelete: () => void;
}

const Row = ({ invitation, onSendAgain, onDelete }: RowProps) => (
  <tr>
    <Cell>{invitation.email}</Cell>
    <Cell label={copy.sentAt}>
      <DateTime date={invitation.sentAt} format="long" />
    </Cell>
    <Cell label={copy.state}>
      <State invitation={invitation} />
    </Cell>
    <Cell className="text-right lg:whitespace-nowrap" label="">
      <div className="ml-auto flex flex-wrap justify-end">
        {onSendAgain && !invitation.usedAt && !invitation.isEnrolled && (
          <RowButton context={copy.to(invitation.email)} label={copy.sendAgain} onClick={onSendAgain} />
        )}
        {!invitation.usedAt && <RowButton context={copy.of(invitation.email)} label={copy.delete} onClick={onDelete} />}
      </div>
    </Cell>
  </tr>
);

function State({ invitation: { isEnrolled = false, usedAt, declinedAt } }: { invitation: Invitee }) {
  if (isEnrolled) return copy.enrolled;
  const [word, at] = usedAt ? [copy.accepted, usedAt] : [copy.declined, declinedAt];
  if (!at) return <span className="text-ink-soft">{copy.notYet}</span>;
  return (
    <span>
      {word} <DateTime date={at} />
    </span>
  );
}
