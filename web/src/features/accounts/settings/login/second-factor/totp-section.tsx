import { type SecondFactor, TotpToken } from "@inktvis/contract/features/accounts/second-factor";
import { useState } from "react";
import { accountApi } from "#features/session/account-api.ts";
import { DateTime } from "#platform/date-time.tsx";
import { Form } from "#platform/forms/form.tsx";
import { formErrorOf } from "#platform/forms/form-refusal.ts";
import { SubmitButton } from "#platform/forms/submit-button.tsx";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { usePress } from "#platform/forms/use-press.ts";
import { refusalStatus } from "#platform/refusals.ts";
import { toast } from "#platform/toasts.ts";
import { Button } from "#ui/button.tsx";
import { FailedNotice } from "#ui/failed-notice.tsx";
import { QrCode } from "#ui/qr-code.tsx";
import { TextField } from "#ui/text-field.tsx";
import { ConfirmedButton } from "./confirmed-button.tsx";
import { FactorSection } from "./factor-section.tsx";
import { secondFactorMessages as copy } from "./second-factor.nl.ts";
import { useFactorChange } from "./second-factor.queries.ts";

interface TotpSectionProps {
  factor: SecondFactor;
  onCodes: (codes: readonly string[]) => void;
}
interface NewTotp {
  secret: string;
  uri: string;
  startedAt: string;
}

/** Sets up an authenticator app, by a QR code and a first token, or removes it. */
export function TotpSection({ factor: { totp, passkeys, isConfirmed }, onCodes }: TotpSectionProps) {
  const [app, setApp] = useState<NewTotp>();
  const [ended, setEnded] = useState<string>();
  function leave(reason?: string) {
    setApp(undefined);
    setEnded(reason);
  }
  return (
    <FactorSection help={copy.totpHelp} state={`${totp?.createdAt} ${app?.secret}`} title={copy.totp}>
      {totp && (
        <p>
          {copy.totpSince} <DateTime date={totp.createdAt} format="long" />
          {totp.lastUsedAt && (
            <span className="block text-sm text-ink-soft">
              {copy.lastUsed} <DateTime date={totp.lastUsedAt} format="long" />
            </span>
          )}
        </p>
      )}
      {isConfirmed && totp && (
        <ConfirmedButton
          act={() => accountApi.secondFactor.removeTotp()}
          done={copy.totpRemoved}
          label={copy.removeTotp}
          title={copy.removeTotpTitle}
        >
          {copy.removeTotpHelp} {passkeys.length === 0 && copy.lastFactorHelp}
        </ConfirmedButton>
      )}
      {!app && <FailedNotice>{ended}</FailedNotice>}
      {isConfirmed && !totp && !app && <StartButton onStarted={setApp} />}
      {isConfirmed && !totp && app && <ConfirmApp app={app} onCodes={onCodes} onLeave={leave} />}
    </FactorSection>
  );
}

function StartButton({ onStarted }: { onStarted: (app: NewTotp) => void }) {
  const change = useFactorChange();
  const { busy, press } = usePress(() =>
    change(() => accountApi.secondFactor.startTotp()).then(({ data }) => onStarted(data)),
  );
  return (
    <Button busy={busy} look="secondary" onClick={press}>
      {copy.setUpTotp}
    </Button>
  );
}

interface ConfirmAppProps {
  app: NewTotp;
  onCodes: (codes: readonly string[]) => void;
  /** `reason`: why this set-up has no use any more. */
  onLeave: (reason?: string) => void;
}

function ConfirmApp({ app: { secret, uri, startedAt }, onCodes, onLeave }: ConfirmAppProps) {
  const change = useFactorChange();
  const form = useContractForm({
    name: "app",
    schema: TotpToken,
    defaultValues: { token: "" },
    submit: async (body) => {
      try {
        const { data } = await change(() => accountApi.secondFactor.confirmTotp({ body: { ...body, startedAt } }));
        if (data.recoveryCodes) onCodes(data.recoveryCodes);
        onLeave();
        toast(copy.totpAdded);
      } catch (refusal) {
        // Begun anew in another window, or finished there.
        if (refusalStatus(refusal) === 409) onLeave(formErrorOf(refusal));
        throw refusal;
      }
    },
  });
  return (
    <div className="grid w-full gap-5">
      <p>{copy.scan}</p>
      <QrCode label={copy.qr} text={uri} />
      <dl>
        <dt className="font-semibold">{copy.secret}</dt>
        <dd className="font-mono text-lg break-words">{secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}</dd>
      </dl>
      <Form form={form}>
        <TextField
          autoComplete="one-time-code"
          help={copy.tokenHelp}
          inputMode="numeric"
          label={copy.token}
          {...form.field("token")}
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton busy={form.isSaving}>{copy.confirmTotp}</SubmitButton>
          <Button look="secondary" onClick={() => onLeave()}>
            {copy.cancel}
          </Button>
        </div>
      </Form>
    </div>
  );
}
