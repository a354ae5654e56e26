import { ALREADY_CONFIRMED, PASSWORD_NEEDED } from "@inktvis/contract/features/accounts/auth";
import { useSearch } from "@tanstack/react-router";
import { api } from "#platform/api.ts";
import { Button } from "#ui/button.tsx";
import type { RedirectTarget } from "#platform/redirect-target.ts";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { AuthLink } from "./auth-link.tsx";
import { AuthFooter } from "./auth-page.tsx";
import { ConfirmByLink } from "./confirm-by-link.tsx";
import { ConfirmPasswordForm } from "./confirm-password-form.tsx";
import { authMessages, confirmMessages } from "./messages.nl.ts";
import { withTarget } from "./redirect-cookie.ts";
import { ResendConfirmation } from "./resend-confirmation.tsx";

interface ConfirmEmailPageProps {
  /** Where the visitor was about to go when they registered, in this browser. */
  target: RedirectTarget | undefined;
}

export function ConfirmEmailPage({ target }: ConfirmEmailPageProps) {
  const link = useSearch({ from: "/auth/email-bevestigen" });
  return (
    <ConfirmByLink
      confirm={(body) => api.auth.verifyEmail({ body })}
      alreadyDone={{ code: ALREADY_CONFIRMED, ...confirmMessages }}
      requiredForm={{ code: PASSWORD_NEEDED, Form: ConfirmPasswordForm }}
      link={link}
      messages={confirmMessages}
      next={
        target && (
          <ButtonAnchor className="justify-self-start" href={withTarget("/", target)}>
            {authMessages.logIn}
          </ButtonAnchor>
        )
      }
    >
      {(retry) => (
        <>
          {retry && (
            <Button className="justify-self-start" onClick={retry}>
              {authMessages.retry}
            </Button>
          )}
          {link.userId && <ResendConfirmation userId={link.userId} />}
          <AuthFooter>
            <AuthLink path="/">{authMessages.toLogIn}</AuthLink>
          </AuthFooter>
        </>
      )}
    </ConfirmByLink>
  );
}
