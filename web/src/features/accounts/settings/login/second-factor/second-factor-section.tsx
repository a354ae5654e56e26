import type { SecondFactor } from "@inktvis/contract/features/accounts/second-factor";
import { SECOND_STEP_PATH } from "@inktvis/contract/page-paths/auth";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { accountApi } from "#features/session/account-api.ts";
import { signInAddress } from "#platform/redirect-target.ts";
import { SiteLink, useCurrentSite } from "#platform/site-link.tsx";
import { FormSection } from "#ui/form-section.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { useFocusKept } from "#ui/use-focus-kept.ts";
import { RecoveryCodes } from "../../../second-step/recovery-codes.tsx";
import { ConfirmedButton } from "./confirmed-button.tsx";
import { FactorSection } from "./factor-section.tsx";
import { PasskeyList } from "./passkey-list.tsx";
import { secondFactorMessages as copy } from "./second-factor.nl.ts";
import { secondFactorQuery } from "./second-factor.queries.ts";
import { SETTINGS_TARGET } from "./settings-target.ts";
import { TotpSection } from "./totp-section.tsx";

/** The second factor (docs/product/sign-in.md#second-step). Changing it needs a fresh proof, given on the auth site. */
export function SecondFactorSection() {
  const { data: factor } = useSuspenseQuery(secondFactorQuery);
  const [codes, setCodes] = useState<readonly string[]>();
  const heading = useFocusKept<HTMLHeadingElement>(factor.isOn);
  return (
    <FormSection heading={heading} help={copy.help} title={copy.title}>
      <p className="font-semibold">{factor.isOn ? copy.isOn : copy.isOff}</p>
      {factor.isDemanded && <RequiredNotice {...factor} />}
      {factor.isOn && codes && <RecoveryCodes codes={codes} />}
      {!factor.isConfirmed && <ConfirmFirst />}
      <TotpSection factor={factor} onCodes={setCodes} />
      <PasskeyList factor={factor} />
      {factor.isOn && <RecoveryCodesSection factor={factor} onCodes={setCodes} />}
      {factor.isOn && factor.isConfirmed && (
        <ConfirmedButton
          act={() => accountApi.secondFactor.switchOff()}
          done={copy.switchedOff}
          label={copy.switchOff}
          title={copy.switchOffTitle}
        >
          {copy.switchOffHelp}
        </ConfirmedButton>
      )}
    </FormSection>
  );
}

const RequiredNotice = ({ isOn }: SecondFactor) => (
  <div className="notice grid justify-items-start gap-3">
    <p>{copy.requiredForStaff}</p>
    {isOn && (
      <SiteLink className="link" path="/" site="staff">
        {copy.toStaffRoom}
      </SiteLink>
    )}
  </div>
);

function ConfirmFirst() {
  const { addresses } = useCurrentSite();
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-ink-soft">{copy.confirmHelp}</p>
      <ButtonAnchor href={signInAddress(addresses, SETTINGS_TARGET, SECOND_STEP_PATH)} look="secondary">
        {copy.confirm}
      </ButtonAnchor>
    </div>
  );
}

interface RecoveryCodesSectionProps {
  factor: SecondFactor;
  onCodes: (codes: readonly string[]) => void;
}

const RecoveryCodesSection = ({ factor: { recoveryCodesLeft, isConfirmed }, onCodes }: RecoveryCodesSectionProps) => (
  <FactorSection help={copy.codesLeft(recoveryCodesLeft)} title={copy.codes}>
    {isConfirmed && (
      <ConfirmedButton
        act={async () => onCodes((await accountApi.secondFactor.renewRecoveryCodes()).data.recoveryCodes)}
        label={copy.renewCodes}
        title={copy.renewCodesTitle}
      >
        {copy.renewCodesHelp}
      </ConfirmedButton>
    )}
  </FactorSection>
);
