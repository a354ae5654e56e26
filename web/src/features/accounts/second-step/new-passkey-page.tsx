import { PasskeyName } from "@inktvis/contract/features/accounts/second-factor";
import { LOGIN_SETTINGS_PATH } from "@inktvis/contract/page-paths/settings";
import { SECOND_STEP_PATH } from "@inktvis/contract/page-paths/auth";
import { startRegistration } from "@simplewebauthn/browser";
import { useState } from "react";
import * as z from "zod";
import { accountApi } from "#features/session/account-api.ts";
import { Form } from "#platform/forms/form.tsx";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { SiteLink } from "#platform/site-link.tsx";
import { refusalStatus } from "#platform/refusals.ts";
import { SiteButton } from "#platform/site-button.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { AuthFooter, AuthOutcome, AuthPage } from "../auth/auth-page.tsx";
import { AuthSubmit } from "../auth/auth-submit.tsx";
import { callAuthenticator } from "./call-authenticator.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { newPasskeyMessages as copy } from "./second-step.nl.ts";

const SETTINGS = { site: "account", path: LOGIN_SETTINGS_PATH } as const;

const NewPasskey = z.object({ name: PasskeyName });

/**
 * Creates a passkey. On the auth site, where people sign in: a passkey works only on the host where it was created. The
 * settings link here, and this page links back.
 */
export function NewPasskeyPage() {
  const [added, setAdded] = useState<{ recoveryCodes: string[] | null }>();
  const [mustConfirm, setMustConfirm] = useState(false);
  const form = useContractForm({
    name: "passkey",
    schema: NewPasskey,
    defaultValues: { name: "" },
    submit: async ({ name }) => {
      try {
        const { data } = await accountApi.secondStep.newPasskeyOptions();
        const attestation = await callAuthenticator(() => startRegistration({ optionsJSON: data }));
        setAdded((await accountApi.secondStep.addPasskey({ body: { name, attestation } })).data);
      } catch (error) {
        setMustConfirm(refusalStatus(error) === 409);
        throw error;
      }
    },
  });
  if (added) return <PasskeyAdded {...added} />;
  return (
    <AuthPage lead={<p>{copy.lead}</p>} title={copy.title}>
      <Form form={form}>
        <TextField help={copy.nameHelp} label={copy.name} {...form.field("name")} />
        <AuthSubmit busy={form.isSaving}>{copy.submit}</AuthSubmit>
      </Form>
      {mustConfirm && (
        <ButtonAnchor className="justify-self-start" href={SECOND_STEP_PATH} look="secondary">
          {copy.confirm}
        </ButtonAnchor>
      )}
      <AuthFooter>
        <SiteLink className="link" {...SETTINGS}>
          {copy.back}
        </SiteLink>
      </AuthFooter>
    </AuthPage>
  );
}

const PasskeyAdded = ({ recoveryCodes }: { recoveryCodes: string[] | null }) => (
  <AuthOutcome message={copy.done} title={copy.doneTitle}>
    {recoveryCodes && <RecoveryCodes codes={recoveryCodes} />}
    <SiteButton className="justify-self-start" {...SETTINGS}>
      {copy.next}
    </SiteButton>
  </AuthOutcome>
);
