import { api } from "#platform/api.ts";
import { Button } from "#ui/button.tsx";
import { CallError } from "./call-error.tsx";
import { useCall } from "./use-call.ts";
import { confirmMessages as messages } from "./messages.nl.ts";

/** A button to send the confirmation mail again (docs/product/sign-in.md#registration). */
export function ResendConfirmation({ userId }: { userId: string }) {
  const resend = useCall(() => api.auth.resendVerifyEmail({ body: { userId } }));
  return (
    <div className="grid justify-items-start gap-4">
      <Button busy={resend.status === "running"} look="secondary" onClick={resend.run}>
        {messages.resend}
      </Button>
      <div role="status">{resend.status === "done" && <p className="notice">{messages.resent}</p>}</div>
      <CallError call={resend} />
    </div>
  );
}
