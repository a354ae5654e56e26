import type { ReactNode } from "react";
import { SubmitButton } from "#platform/forms/submit-button.tsx";
import { authMessages } from "./messages.nl.ts";

/** Sends a form of the auth site, and says what that needs where there is no JavaScript. */
export function AuthSubmit({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <>
      <SubmitButton busy={busy}>{children}</SubmitButton>
      <noscript>
        <p className="notice notice-failed">{authMessages.needsScript}</p>
      </noscript>
    </>
  );
}
