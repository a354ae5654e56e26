import type { EmailChange } from "@inktvis/contract/features/accounts/me";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "#platform/api.ts";
import { toastRefusal } from "#platform/forms/form-refusal.ts";
import { formatDate } from "#platform/formats/dates.ts";
import { toast } from "#platform/toasts.ts";
import { Button } from "#ui/button.tsx";
import { emailChangeQuery } from "./email-change.queries.ts";
import { loginMessages as copy } from "./login.nl.ts";
import { requestEmailChange } from "./request-email-change.ts";

/** The address that still has to be confirmed, with what its owner can do about it. */
export function PendingEmailChange() {
  const { data: change } = useSuspenseQuery(emailChangeQuery);
  return change && <Pending change={change} />;
}

function Pending({ change: { email, expiresAt, isExpired } }: { change: EmailChange }) {
  const queryClient = useQueryClient();
  const [running, setRunning] = useState<"resend" | "withdraw">();

  async function run(action: "resend" | "withdraw") {
    setRunning(action);
    try {
      await (action === "resend" ? requestEmailChange(email) : api.me.withdrawEmailChange());
      await queryClient.invalidateQueries(emailChangeQuery);
      toast(action === "resend" ? copy.emailResent(email) : copy.emailWithdrawn);
    } catch (refusal) {
      toastRefusal(refusal);
    } finally {
      setRunning(undefined);
    }
  }
  return (
    <div className="grid gap-3 rounded-xl border border-hairline bg-paper p-4" role="status">
      <p className="font-semibold break-words">{copy.emailPending(email)}</p>
      <p className="text-ink-soft" suppressHydrationWarning>
        {isExpired ? copy.emailExpired : copy.emailValidUntil(formatDate(expiresAt, "long"))}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button busy={running === "resend"} look="secondary" onClick={() => void run("resend")}>
          {copy.emailResend}
        </Button>
        <Button busy={running === "withdraw"} look="quiet" onClick={() => void run("withdraw")}>
          {copy.emailWithdraw}
        </Button>
      </div>
    </div>
  );
}
