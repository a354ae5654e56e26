import type { ReactNode } from "react";
import { SubmitButton } from "#platform/forms/submit-button.tsx";
import { NeedsScript } from "#platform/needs-script.tsx";

/** The submit button of the auth site's forms, with a message where JavaScript is off. */
export function AuthSubmit({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <>
      <SubmitButton busy={busy}>{children}</SubmitButton>
      <NeedsScript />
    </>
  );
}
