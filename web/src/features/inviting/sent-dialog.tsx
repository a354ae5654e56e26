import type { Invited } from "@inktvis/contract/features/inviting/invitations";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { invitingMessages as copy } from "./messages.nl.ts";

/** The result of sending: how many invitations were mailed, and who did not get one. */
export function SentDialog({ invited, onClose }: { invited: Invited | undefined; onClose: () => void }) {
  const { sent = 0, already = [], invited: before = [], left = 0 } = invited ?? {};
  return (
    <Dialog
      actions={<Button onClick={onClose}>{copy.close}</Button>}
      open={invited !== undefined}
      title={sent > 0 ? copy.sentTitle : copy.nobodyTitle}
      onClose={onClose}
    >
      <div className="grid gap-4">
        {sent > 0 && <p>{copy.sent(sent)}</p>}
        {left > 0 && <p>{copy.left(left)}</p>}
        <Addresses emails={already} says={copy.already} />
        <Addresses emails={before} says={copy.alreadyInvited} />
      </div>
    </Dialog>
  );
}

const Addresses = ({ emails, says }: { emails: readonly string[]; says: (count: number) => string }) =>
  emails.length > 0 && (
    <div>
      <p>{says(emails.length)}</p>
      <ul className="mt-2 list-disc pl-5">
        {emails.map((email) => (
          <li key={email}>{email}</li>
        ))}
      </ul>
    </div>
  );
