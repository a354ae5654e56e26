import type { EmailChange } from "@inktvis/contract/features/accounts/me";
import { useSuspenseQuery } from "@tanstack/react-query";
import { api } from "#platform/api.ts";
import { usePress } from "#platform/forms/use-press.ts";
import { formatDate } from "#platform/formats/dates.ts";
import { toast } from "#platform/toasts.ts";
import { useChange } from "#platform/use-change.ts";
import { Button } from "#ui/button.tsx";
import { emailChangeQuery, refetchEmailChange } from "./email-change.queries.ts";
import { loginMessages as copy } from "./login.nl.ts";
import { requestEmailChange } from "./request-email-change.ts";

/** The address that still has to be confirmed, with the actions that its owner can take. */
export function PendingEmailChange() {
  const { data: change } = useSuspenseQuery(emailChangeQuery);
  return change && <Pending change={change} />;
}

function Pending({ change: { email, issuedAt, expiresAt, isExpired } }: { change: EmailChange }) {
  const change = useChange(refetchEmailChange);
  async function run(call: () => Promise<unknown>, done: string) {
    await change(call);
    toast(done);
  }
  const resend = usePress(() => run(() => requestEmailChange(email, { again: true }), copy.emailResent(email)));
  const withdraw = usePress(() => run(() => api.me.withdrawEmailChange({ query: { issuedAt } }), copy.emailWithdrawn));
  return (
    <div className="grid gap-3 rounded-xl border border-hairline bg-paper p-4" role="status">
      <p className="font-semibold break-words">{copy.emailPending(email)}</p>
      <p className="text-ink-soft" suppressHydrationWarning>
        {isExpired ? copy.emailExpired : copy.emailValidUntil(formatDate(expiresAt, "long"))}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button busy={resend.busy} look="secondary" onClick={resend.press}>
          {copy.emailResend}
        </Button>
        <Button busy={withdraw.busy} look="quiet" onClick={withdraw.press}>
          {copy.emailWithdraw}
        </Button>
      </div>
    </div>
  );
}
