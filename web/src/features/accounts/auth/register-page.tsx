import { useSearch } from "@tanstack/react-router";
import { useKeptInEntry } from "#platform/kept-in-entry.ts";
import { ResendConfirmation } from "./resend-confirmation.tsx";
import { AuthLink } from "./auth-link.tsx";
import { AuthFooter, AuthPage, Lead } from "./auth-page.tsx";
import { authMessages, registerMessages as messages } from "./messages.nl.ts";
import { withTarget } from "./redirect-cookie.ts";
import { type Registration, RegisterForm } from "./register-form.tsx";

interface RegisterPageProps {
  /** The number of the terms in force when the page was loaded. */
  shownTerms: number | null;
  /** What the visitor was about to do, for which they need an account. */
  purpose: string | undefined;
}

export function RegisterPage({ purpose, shownTerms }: RegisterPageProps) {
  const search = useSearch({ from: "/auth" });
  const [registration, setRegistration] = useKeptInEntry<Registration>("registration");
  if (registration) return <RegisterDone {...registration} logInPath={withTarget("/", search)} />;
  return (
    <AuthPage lead={<Lead purpose={purpose}>{messages.lead}</Lead>} title={messages.title}>
      <RegisterForm shownTerms={shownTerms} onRegistered={setRegistration} />
      <AuthFooter>
        <span>
          {messages.hasAccount} <AuthLink path={withTarget("/", search)}>{authMessages.logIn}</AuthLink>
        </span>
      </AuthFooter>
    </AuthPage>
  );
}

const RegisterDone = ({ userId, email, isMailed, logInPath }: Registration & { logInPath: string }) => (
  <AuthPage
    announced
    lead={<p>{(isMailed ? messages.done : messages.mailLimitReached)(email)}</p>}
    title={messages.doneTitle}
  >
    <p>{messages.doneHelp}</p>
    <p>{messages.registeredBeforeHelp}</p>
    <ResendConfirmation userId={userId} />
    <AuthFooter>
      <AuthLink path={logInPath}>{authMessages.toLogIn}</AuthLink>
    </AuthFooter>
  </AuthPage>
);
