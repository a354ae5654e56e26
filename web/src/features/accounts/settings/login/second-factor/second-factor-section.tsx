import type { SecondFactor } from "@inktvis/contract/features/accounts/second-factor";
import { LOGIN_SETTINGS_PATH } from "@inktvis/contract/page-paths/account";
import { SECOND_STEP_PATH } from "@inktvis/contract/page-paths/auth";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "#platform/api.ts";
import { signInAddress } from "#platform/redirect-target.ts";
import { SiteLink, useCurrentSite } from "#platform/site-link.tsx";
import { FormSection } from "#ui/form-section.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { RecoveryCodes } from "../../../second-step/recovery-codes.tsx";
import { AskedButton } from "./asked-button.tsx";
import { FactorPart } from "./factor-part.tsx";
import { PasskeyList } from "./passkey-list.tsx";
import { secondFactorMessages as copy } from "./second-factor.nl.ts";
import { secondFactorQuery } from "./second-factor.queries.ts";
import { TotpPart } from "./totp-part.tsx";

/** What signing in asks beside the password. What changes it needs a fresh proof, which is given on the auth site. */
export function SecondFactorSection() {
  const { data: factor } = useSuspenseQuery(secondFactorQuery);
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <FormSection help={copy.help} title={copy.title}>
      <p className="font-semibold">{factor.isOn ? copy.isOn : copy.isOff}</p>
      {factor.isDemanded && <Demanded {...factor} />}
      {codes && <RecoveryCodes codes={codes} />}
      {!factor.isConfirmed && <ConfirmFirst />}
      <TotpPart factor={factor} onCodes={setCodes} />
      <PasskeyList factor={factor} />
      {factor.isOn && <CodesPart factor={factor} onCodes={setCodes} />}
      {factor.isOn && factor.isConfirmed && (
        <AskedButton
          act={async () => {
            await api.secondFactor.switchOff();
            setCodes(undefined);
          }}
          done={copy.switchedOff}
          label={copy.switchOff}
          title={copy.switchOffTitle}
        >
          {copy.switchOffHelp}
        </AskedButton>
      )}
    </FormSection>
  );
}

const Demanded = ({ isOn }: SecondFactor) => (
  <div className="notice grid justify-items-start gap-3">
    <p>{copy.demanded}</p>
    {isOn && (
      <SiteLink className="link" path="/" site="staff">
        {copy.room}
      </SiteLink>
    )}
  </div>
);

function ConfirmFirst() {
  const { addresses } = useCurrentSite();
  const back = { site: "account", path: LOGIN_SETTINGS_PATH, query: "" } as const;
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-ink-soft">{copy.confirmHelp}</p>
      <ButtonAnchor href={signInAddress(addresses, back, SECOND_STEP_PATH)} look="secondary">
        {copy.confirm}
      </ButtonAnchor>
    </div>
  );
}

interface CodesPartProps {
  factor: SecondFactor;
  onCodes: (codes: readonly string[]) => void;
}

const CodesPart = ({ factor: { recoveryCodesLeft, isConfirmed }, onCodes }: CodesPartProps) => (
  <FactorPart help={copy.codesLeft(recoveryCodesLeft)} title={copy.codes}>
    {isConfirmed && (
      <AskedButton
        act={async () => onCodes((await api.secondFactor.renewRecoveryCodes()).data.recoveryCodes)}
        label={copy.renewCodes}
        title={copy.renewCodesTitle}
      >
        {copy.renewCodesHelp}
      </AskedButton>
    )}
  </FactorPart>
);
