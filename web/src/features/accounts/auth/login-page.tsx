import {
  AFTER_LOGIN_PATH,
  FORGOT_PASSWORD_PATH,
  REGISTER_PATH,
  SECOND_STEP_PATH,
} from "@inktvis/contract/page-paths/auth";
import { useSearch } from "@tanstack/react-router";
import { api } from "#platform/api.ts";
import { Form } from "#platform/forms/form.tsx";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { SIGN_IN_ENDED } from "#platform/redirect-target.ts";
import { PasswordField } from "#ui/password-field.tsx";
import { AuthLink } from "./auth-link.tsx";
import { AuthFooter, AuthPage, AuthPending, Lead } from "./auth-page.tsx";
import { AuthSubmit } from "./auth-submit.tsx";
import { EmailField } from "./email-field.tsx";
import { authMessages, loginMessages as messages } from "./messages.nl.ts";
import { withTarget } from "./redirect-cookie.ts";
import { STEP_ENDED } from "../second-step/require-second-step.ts";

const loadSchema = async () => (await import("@inktvis/contract/features/accounts/auth")).LoginInput;

interface LoginPageProps {
  /** What the visitor was about to do, for which they need an account. */
  purpose: string | undefined;
  /** What has ended, as the address says: `SIGN_IN_ENDED`, `STEP_ENDED`. */
  ended: string | undefined;
}

export function LoginPage({ purpose, ended }: LoginPageProps) {
  const search = useSearch({ from: "/auth" });
  const form = useContractForm({
    name: "aanmelden",
    schema: loadSchema,
    defaultValues: { email: "", password: "" },
    submit: async (body) => {
      const { data } = await api.auth.login({ body });
      location.replace(withTarget(data.isSecondStepDue ? SECOND_STEP_PATH : AFTER_LOGIN_PATH, search));
    },
  });
  if (form.status === "saved") return <AuthPending title={messages.signedIn} />;
  return (
    <AuthPage
      lead={<Lead purpose={purpose}>{messages.lead}</Lead>}
      title={purpose ? messages.titleWithPurpose : messages.title}
    >
      {ended === SIGN_IN_ENDED.beeindigd && <p className="notice">{messages.endedSession}</p>}
      {ended === STEP_ENDED.beeindigd && <p className="notice">{messages.endedStep}</p>}
      <Form form={form}>
        <EmailField {...form.field("email")} />
        <PasswordField autoComplete="current-password" label={authMessages.password} {...form.field("password")} />
        <AuthSubmit busy={form.isSaving}>{authMessages.logIn}</AuthSubmit>
      </Form>
      <AuthFooter>
        <AuthLink path={FORGOT_PASSWORD_PATH}>{messages.forgotPassword}</AuthLink>
        <span>
          {messages.noAccount} <AuthLink path={withTarget(REGISTER_PATH, search)}>{messages.register}</AuthLink>
        </span>
      </AuthFooter>
    </AuthPage>
  );
}
