import { type SecondFactor, TotpToken } from "@inktvis/contract/features/accounts/second-factor";
import { CONFIRM_FIRST } from "@inktvis/contract/layer/client";
import { useState } from "react";
import { accountApi } from "#features/session/account-api.ts";
import { DateTime } from "#platform/date-time.tsx";
import { Form } from "#platform/forms/form.tsx";
import { toastRefusal } from "#platform/forms/form-refusal.ts";
import { SubmitButton } from "#platform/forms/submit-button.tsx";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { usePress } from "#platform/forms/use-press.ts";
import { refusalCode, refusalStatus } from "#platform/refusals.ts";
import { toast } from "#platform/toasts.ts";
import { useChange } from "#platform/use-change.ts";
import { Button } from "#ui/button.tsx";
import { QrCode } from "#ui/qr-code.tsx";
import { TextField } from "#ui/text-field.tsx";
import { ConfirmedButton } from "./confirmed-button.tsx";
import { FactorSection } from "./factor-section.tsx";
import { secondFactorMessages as copy } from "./second-factor.nl.ts";
import { refetchSecondFactor } from "./second-factor.queries.ts";

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
      {isConfirmed && !totp && !app && <StartButton onStarted={setApp} />}
      {isConfirmed && !totp && app && <ConfirmApp app={app} onCodes={onCodes} onDone={() => setApp(undefined)} />}
    </FactorSection>
  );
}

function StartButton({ onStarted }: { onStarted: (app: NewTotp) => void }) {
  const change = useChange(refetchSecondFactor);
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
  onDone: () => void;
}

function ConfirmApp({ app: { secret, uri, startedAt }, onCodes, onDone }: ConfirmAppProps) {
  const change = useChange(refetchSecondFactor);
  const form = useContractForm({
    name: "app",
    schema: TotpToken,
    defaultValues: { token: "" },
    submit: async (body) => {
      try {
        const { data } = await change(() => accountApi.secondFactor.confirmTotp({ body: { ...body, startedAt } }));
        if (data.recoveryCodes) onCodes(data.recoveryCodes);
        onDone();
        toast(copy.totpAdded);
      } catch (refusal) {
        // The setup was started again, or finished, in another window.
        if (refusalStatus(refusal) === 409 && refusalCode(refusal) !== CONFIRM_FIRST) {
          onDone();
          toastRefusal(refusal);
        }
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
          <Button look="secondary" onClick={onDone}>
            {copy.cancel}
          </Button>
        </div>
      </Form>
    </div>
  );
}
