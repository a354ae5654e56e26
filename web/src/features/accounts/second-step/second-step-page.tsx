import { PasswordAgain, RecoveryToken, type SecondStep } from "@inktvis/contract/features/accounts/second-step";
import { TotpToken } from "@inktvis/contract/features/accounts/second-factor";
import { AFTER_LOGIN_PATH, FORGOT_PASSWORD_PATH } from "@inktvis/contract/page-paths/auth";
import { useSearch } from "@tanstack/react-router";
import { startAuthentication } from "@simplewebauthn/browser";
import { useState } from "react";
import { accountApi } from "#features/session/account-api.ts";
import { Form } from "#platform/forms/form.tsx";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { AuthLink } from "../auth/auth-link.tsx";
import { AuthFooter, AuthPage } from "../auth/auth-page.tsx";
import { AuthSubmit } from "../auth/auth-submit.tsx";
import { CallError } from "../auth/call-error.tsx";
import { useCall } from "../auth/use-call.ts";
import { loginMessages } from "../auth/messages.nl.ts";
import { withTarget } from "../auth/redirect-cookie.ts";
import { callAuthenticator } from "./call-authenticator.ts";
import { secondStepMessages as copy } from "./second-step.nl.ts";

const METHODS = ["passkey", "totp", "recoveryCode"] as const;
type Method = (typeof METHODS)[number];

function useGoToAfterLogin() {
  const search = useSearch({ from: "/auth" });
  return () => location.replace(withTarget(AFTER_LOGIN_PATH, search));
}

/**
 * The second step of signing in, or a fresh proof, with a factor that the person chooses
 * (docs/product/sign-in.md#second-step).
 */
export function SecondStepPage({ step }: { step: SecondStep }) {
  const methods = METHODS.filter((method) => step[method]);
  const [method, setMethod] = useState(methods[0]);
  const others = methods.filter((other) => other !== method);
  return (
    <AuthPage lead={<p>{copy.leads[step.purpose]}</p>} title={copy.titles[step.purpose]}>
      {step.password ? <PasswordForm /> : method && <MethodForm key={method} method={method} />}
      {others.length > 0 && (
        <div className="grid gap-3 border-t border-hairline pt-5">
          <p className="font-semibold">{copy.otherMethods}</p>
          <div className="flex flex-wrap gap-3">
            {others.map((other) => (
              <Button key={other} look="secondary" onClick={() => setMethod(other)}>
                {copy.methods[other]}
              </Button>
            ))}
          </div>
        </div>
      )}
      <AuthFooter>
        {step.password && <AuthLink path={FORGOT_PASSWORD_PATH}>{loginMessages.forgotPassword}</AuthLink>}
        {step.purpose === "signIn" && <AuthLink path="/">{copy.startOver}</AuthLink>}
        {methods.length > 0 && <span>{copy.noMethodLeft}</span>}
      </AuthFooter>
    </AuthPage>
  );
}

const MethodForm = ({ method }: { method: Method }) =>
  method === "passkey" ? <PasskeyButton /> : method === "totp" ? <TotpForm /> : <RecoveryForm />;

function PasskeyButton() {
  const goToAfterLogin = useGoToAfterLogin();
  const call = useCall(async () => {
    const { data } = await accountApi.secondStep.passkeyOptions();
    const assertion = await callAuthenticator(() => startAuthentication({ optionsJSON: data }));
    await accountApi.secondStep.passkey({ body: { assertion } });
    goToAfterLogin();
  });
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{copy.passkeyHelp}</p>
      <Button busy={call.status === "running" || call.status === "done"} onClick={call.run}>
        {copy.passkey}
      </Button>
      <CallError call={call} />
    </div>
  );
}

function TotpForm() {
  const goToAfterLogin = useGoToAfterLogin();
  const form = useContractForm({
    name: "code",
    schema: TotpToken,
    defaultValues: { token: "" },
    submit: async (body) => {
      await accountApi.secondStep.totp({ body });
      goToAfterLogin();
    },
  });
  return (
    <Form form={form}>
      <TextField
        autoComplete="one-time-code"
        help={copy.tokenHelp}
        inputMode="numeric"
        label={copy.token}
        {...form.field("token")}
      />
      <AuthSubmit busy={form.isSaving || form.status === "saved"}>{copy.submit}</AuthSubmit>
    </Form>
  );
}

function RecoveryForm() {
  const goToAfterLogin = useGoToAfterLogin();
  const form = useContractForm({
    name: "herstelcode",
    schema: RecoveryToken,
    defaultValues: { token: "" },
    submit: async (body) => {
      await accountApi.secondStep.recoveryCode({ body });
      goToAfterLogin();
    },
  });
  return (
    <Form form={form}>
      <TextField
        autoCapitalize="characters"
        autoComplete="off"
        help={copy.recoveryCodeHelp}
        label={copy.recoveryCode}
        spellCheck={false}
        {...form.field("token")}
      />
      <AuthSubmit busy={form.isSaving || form.status === "saved"}>{copy.submit}</AuthSubmit>
    </Form>
  );
}

function PasswordForm() {
  const goToAfterLogin = useGoToAfterLogin();
  const form = useContractForm({
    name: "wachtwoord",
    schema: PasswordAgain,
    defaultValues: { password: "" },
    submit: async (body) => {
      await accountApi.secondStep.password({ body });
      goToAfterLogin();
    },
  });
  return (
    <Form form={form}>
      <PasswordField label={copy.password} {...form.field("password")} />
      <AuthSubmit busy={form.isSaving || form.status === "saved"}>{copy.submit}</AuthSubmit>
    </Form>
  );
}
