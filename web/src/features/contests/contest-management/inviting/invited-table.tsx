import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Invitation } from "@inktvis/contract/features/contests/invitations";
import { api } from "#platform/api.ts";
import { DateTime } from "#platform/date-time.tsx";
import { ConfirmDialog } from "#platform/forms/confirm-dialog.tsx";
import { toast } from "#platform/toasts.ts";
import { Button } from "#ui/button.tsx";
import { Cell, DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { participantInvitationsQuery } from "./invitation.queries.ts";
import { inviteMessages as copy } from "./invite.nl.ts";

const COLUMNS = [
  { title: copy.email },
  { title: copy.sentAt },
  { title: copy.state },
  { title: <span className="sr-only">{copy.actions}</span> },
];

/** Who was asked to take part, and who accepted. */
export function InvitedTable({ slug, invitations }: { slug: string; invitations: readonly Invitation[] }) {
  const [leaving, setLeaving] = useState<Invitation>();
  const heading = useRef<HTMLHeadingElement>(null);
  const queryClient = useQueryClient();
  async function withdraw({ id, email }: Invitation) {
    await api.invitations.delete({ params: { id } });
    await queryClient.invalidateQueries(participantInvitationsQuery(slug));
    toast(copy.withdrawn(email));
    setTimeout(() => heading.current?.focus());
  }
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
                ) : (
                  <span className="text-ink-soft">{copy.notYet}</span>
                )}
              </Cell>
              <Cell className="text-right" label="">
                {!invitation.usedAt && (
                  <Button className="min-h-10 py-1.5" look="quiet" onClick={() => setLeaving(invitation)}>
                    {copy.withdraw}
                    <span className="sr-only">{copy.to(invitation.email)}</span>
                  </Button>
                )}
              </Cell>
            </tr>
          ))}
        </DataTable>
      )}
      <ConfirmDialog
        confirm={copy.withdrawConfirm}
        open={leaving !== undefined}
        title={copy.withdrawTitle}
        onClose={() => setLeaving(undefined)}
        onConfirm={async () => leaving && withdraw(leaving)}
      >
        {leaving ? copy.withdrawHelp(leaving.email) : ""}
      </ConfirmDialog>
    </section>
  );
}
