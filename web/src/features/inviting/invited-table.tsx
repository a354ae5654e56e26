import type { QueryKey } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Invitation } from "@inktvis/contract/features/inviting/invitations";
import { DateTime } from "#platform/date-time.tsx";
import { Cell, DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { invitingMessages as copy } from "./messages.nl.ts";
import { RowButton } from "./row-button.tsx";
import { DeleteInvitationDialog } from "./delete-invitation-dialog.tsx";

const COLUMNS = [
  { title: copy.email },
  { title: copy.sentAt },
  { title: copy.state },
  { title: <span className="sr-only">{copy.actions}</span> },
];

interface InvitedTableProps {
  invitations: readonly Invitation[];
  /** The list that they come from, refetched once one is deleted. */
  listQuery: { queryKey: QueryKey };
}

/** Who was invited to take part, and who accepted. */
export function InvitedTable({ invitations, listQuery }: InvitedTableProps) {
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
            <tr key={invitation.id}>
              <Cell>{invitation.email}</Cell>
              <Cell label={copy.sentAt}>
                <DateTime date={invitation.sentAt} format="long" />
              </Cell>
              <Cell label={copy.state}>
                {invitation.usedAt ? (
                  <span>
                    {copy.accepted} <DateTime date={invitation.usedAt} />
                  </span>
                ) : invitation.declinedAt ? (
                  <span>
                    {copy.declined} <DateTime date={invitation.declinedAt} />
                  </span>
                ) : (
                  <span className="text-ink-soft">{copy.notYet}</span>
                )}
              </Cell>
              <Cell className="text-right" label="">
                {!invitation.usedAt && (
                  <RowButton
                    context={copy.to(invitation.email)}
                    label={copy.delete}
                    onClick={() => setToDelete(invitation)}
                  />
                )}
              </Cell>
            </tr>
          ))}
        </DataTable>
      )}
      <DeleteInvitationDialog
        invitation={toDelete}
        listQuery={listQuery}
        onClose={() => setToDelete(undefined)}
        // The pressed button is removed together with its row.
        onDeleted={() => setTimeout(() => heading.current?.focus())}
      />
    </section>
  );
}
