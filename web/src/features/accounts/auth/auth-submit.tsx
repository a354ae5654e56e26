import type { ReactNode } from "react";
import { SubmitButton } from "#platform/forms/submit-button.tsx";
import { authMessages } from "./messages.nl.ts";

/** The submit button of the auth site's forms, with a message where JavaScript is off. */
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
