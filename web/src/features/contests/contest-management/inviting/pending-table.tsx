import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Contest } from "@inktvis/contract/features/contests/contests";
import type { Invitation } from "@inktvis/contract/features/contests/invitations";
import { api } from "#platform/api.ts";
import { DateTime } from "#platform/date-time.tsx";
import { ConfirmDialog } from "#platform/forms/confirm-dialog.tsx";
import { toast } from "#platform/toasts.ts";
import { Button } from "#ui/button.tsx";
import { Cell, DataTable } from "#ui/data-table.tsx";
import { juryInvitationsQuery } from "./invitation.queries.ts";
import { inviteMessages as copy } from "./invite.nl.ts";
import { SendAgainDialog } from "./send-again-dialog.tsx";

interface PendingTableProps {
  contest: Contest;
  pending: readonly Invitation[];
  /** An invitation was taken back, with the row that had the focus. */
  onGone: () => void;
}

/** Who was asked to judge and did not answer yet. */
export function PendingTable({ contest, pending, onGone }: PendingTableProps) {
  const [asked, setAsked] = useState<{ what: "again" | "withdraw"; invitation: Invitation }>();
  const queryClient = useQueryClient();
  const { slug, ageCategories } = contest;
  const labelOf = (id: number | null) => ageCategories.find((category) => category.id === id)?.label ?? copy.allAges;

  async function withdraw({ id, email }: Invitation) {
    await api.invitations.delete({ params: { id } });
    await queryClient.invalidateQueries(juryInvitationsQuery(slug));
    toast(copy.withdrawn(email));
    onGone();
  }
  const columns = [
    { title: copy.email },
    ...(ageCategories.length > 0 ? [{ title: copy.category }] : []),
    { title: copy.sentAt },
    { title: <span className="sr-only">{copy.actions}</span> },
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
            <tr key={invitation.id}>
              <Cell>{invitation.email}</Cell>
              {ageCategories.length > 0 && <Cell label={copy.category}>{labelOf(invitation.ageCategoryId)}</Cell>}
              <Cell label={copy.sentAt}>
                <DateTime date={invitation.sentAt} format="long" />
              </Cell>
              <Cell className="text-right" label="">
                <RowButton
                  title={copy.sendAgain}
                  to={invitation.email}
                  onClick={() => setAsked({ what: "again", invitation })}
                />
                <RowButton
                  title={copy.withdraw}
                  to={invitation.email}
                  onClick={() => setAsked({ what: "withdraw", invitation })}
                />
              </Cell>
            </tr>
          ))}
        </DataTable>
      )}
      <ConfirmDialog
        confirm={copy.withdrawConfirm}
        open={asked?.what === "withdraw"}
        title={copy.withdrawTitle}
        onClose={() => setAsked(undefined)}
        onConfirm={async () => asked && withdraw(asked.invitation)}
      >
        {asked ? copy.withdrawHelp(asked.invitation.email) : ""}
      </ConfirmDialog>
      {asked?.what === "again" && (
        <SendAgainDialog invitation={asked.invitation} slug={slug} onClose={() => setAsked(undefined)} />
      )}
    </section>
  );
}

const RowButton = ({ title, to, onClick }: { title: string; to: string; onClick: () => void }) => (
  <Button className="min-h-10 py-1.5" look="quiet" onClick={onClick}>
    {title}
    <span className="sr-only">{copy.to(to)}</span>
  </Button>
);
