import { FORGOT_PASSWORD_PATH } from "@inktvis/contract/page-paths/auth";
import { useQuery } from "@tanstack/react-query";
import { api } from "#platform/api.ts";
import { Form } from "#platform/forms/form.tsx";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { isLoggedInQuery } from "#platform/session.queries.ts";
import { NewPasswordField, PasswordField } from "#ui/password-field.tsx";
import { AuthLink } from "./auth-link.tsx";
import { AuthFooter, AuthPage } from "./auth-page.tsx";
import { AuthSubmit } from "./auth-submit.tsx";
import { Confirmed } from "./confirm-by-link.tsx";
import { EmailField } from "./email-field.tsx";
import { EndOtherSignIn } from "./end-other-sign-in.tsx";
import { authMessages, resetMessages as messages } from "./messages.nl.ts";

const loadSchema = async () => (await import("@inktvis/contract/features/accounts/auth")).ResetPasswordInput;

interface ResetPasswordFormProps {
  email: string;
  token: string;
  /** Replaces title and introduction, when the form follows another action. */
  heading?: { title: string; lead: string } | undefined;
}

export function ResetPasswordForm({ email, token, heading }: ResetPasswordFormProps) {
  const form = useContractForm({
    name: "wachtwoord-herstellen",
    schema: loadSchema,
    defaultValues: { email, token, password: "", password_confirmation: "" },
    submit: (body) => api.auth.resetPassword({ body }),
  });
  if (form.status === "saved") return <ResetDone />;
  return (
    <AuthPage
      announced={heading !== undefined}
      lead={<p>{(heading ?? messages).lead}</p>}
      title={(heading ?? messages).title}
    >
      <Form form={form}>
        <EmailField readOnly {...form.field("email")} />
        <NewPasswordField
          label={authMessages.newPassword}
          {...form.field("password", { deps: ["password_confirmation"] })}
        />
        <PasswordField
          autoComplete="new-password"
          label={authMessages.repeatPassword}
          {...form.field("password_confirmation")}
        />
        <AuthSubmit busy={form.isSaving}>{messages.submit}</AuthSubmit>
      </Form>
      <AuthFooter>
        <AuthLink path={FORGOT_PASSWORD_PATH}>{messages.newLink}</AuthLink>
      </AuthFooter>
    </AuthPage>
  );
}

function ResetDone() {
  // Every sign-in of this person has ended: if anyone is signed in here, it is somebody else.
  const { data: isLoggedIn, isFetchedAfterMount } = useQuery({ ...isLoggedInQuery, staleTime: 0 });
  return <Confirmed {...messages} next={isLoggedIn && isFetchedAfterMount && <EndOtherSignIn />} />;
}
