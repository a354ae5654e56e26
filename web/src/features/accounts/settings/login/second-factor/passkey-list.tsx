import { type Passkey, PasskeyName, type SecondFactor } from "@inktvis/contract/features/accounts/second-factor";
import { NEW_PASSKEY_PATH } from "@inktvis/contract/page-paths/auth";
import { useState } from "react";
import * as z from "zod";
import { accountApi } from "#features/session/account-api.ts";
import { DateTime } from "#platform/date-time.tsx";
import { Form } from "#platform/forms/form.tsx";
import { SubmitButton } from "#platform/forms/submit-button.tsx";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { signInAddress } from "#platform/redirect-target.ts";
import { useCurrentSite } from "#platform/site-link.tsx";
import { toast } from "#platform/toasts.ts";
import { useChange } from "#platform/use-change.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { ConfirmedButton } from "./confirmed-button.tsx";
import { FactorSection } from "./factor-section.tsx";
import { secondFactorMessages as copy } from "./second-factor.nl.ts";
import { SETTINGS_TARGET } from "./settings-target.ts";
import { refetchSecondFactor } from "./second-factor.queries.ts";

/** The passkeys of the signed-in person. New ones are made on the auth site, the only host that they work on. */
export function PasskeyList({ factor: { totp, passkeys, isConfirmed } }: { factor: SecondFactor }) {
  const { addresses } = useCurrentSite();
  return (
    <FactorSection help={copy.passkeysHelp} state={passkeys.length} title={copy.passkeys}>
      {passkeys.length > 0 && (
        <ul className="grid w-full gap-4">
          {passkeys.map((passkey) => (
            <PasskeyRow
              isConfirmed={isConfirmed}
              isLastFactor={!totp && passkeys.length === 1}
              key={passkey.id}
              passkey={passkey}
            />
          ))}
        </ul>
      )}
      {isConfirmed && (
        <ButtonAnchor href={signInAddress(addresses, SETTINGS_TARGET, NEW_PASSKEY_PATH)} look="secondary">
          {copy.addPasskey}
        </ButtonAnchor>
      )}
    </FactorSection>
  );
}

interface PasskeyRowProps {
  passkey: Passkey;
  isConfirmed: boolean;
  isLastFactor: boolean;
}

function PasskeyRow({ passkey, isConfirmed, isLastFactor }: PasskeyRowProps) {
  const { id, name, createdAt, lastUsedAt } = passkey;
  const [isNaming, setNaming] = useState(false);
  return (
    <li className="grid gap-3 border-b border-hairline pb-4 last:border-0 last:pb-0">
      <div>
        <p className="font-semibold break-words">{name}</p>
        <p className="text-sm text-ink-soft">
          {copy.added} <DateTime date={createdAt} /> · {copy.lastUsed}{" "}
          {lastUsedAt ? <DateTime date={lastUsedAt} format="long" /> : copy.neverUsed}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button aria-label={`${copy.rename} ${name}`} look="secondary" onClick={() => setNaming(true)}>
          {copy.rename}
        </Button>
        {isConfirmed && (
          <ConfirmedButton
            act={() => accountApi.secondFactor.removePasskey({ params: { id } })}
            aria-label={`${copy.removePasskey} ${name}`}
            done={copy.passkeyRemoved}
            label={copy.removePasskey}
            title={copy.removePasskeyTitle(name)}
          >
            {copy.removePasskeyHelp} {isLastFactor && copy.lastFactorHelp}
          </ConfirmedButton>
        )}
      </div>
      {isNaming && <RenameDialog passkey={passkey} onClose={() => setNaming(false)} />}
    </li>
  );
}

const Name = z.object({ name: PasskeyName });

function RenameDialog({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const change = useChange(refetchSecondFactor);
  const form = useContractForm({
    name: `passkey-${id}`,
    schema: Name,
    defaultValues: { name },
    submit: async (body) => {
      await change(() => accountApi.secondFactor.renamePasskey({ params: { id }, body }));
      onClose();
      toast(copy.renamed);
    },
  });
  return (
    <Dialog busy={form.isSaving} open title={copy.renameTitle} onClose={onClose}>
      <Form form={form}>
        <TextField label={copy.name} {...form.field("name")} />
        <SubmitButton busy={form.isSaving}>{copy.save}</SubmitButton>
      </Form>
    </Dialog>
  );
}
