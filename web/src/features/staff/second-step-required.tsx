import type { Me } from "@inktvis/contract/features/accounts/me";
import { LOGIN_SETTINGS_PATH } from "@inktvis/contract/page-paths/settings";
import { SECOND_STEP_PATH } from "@inktvis/contract/page-paths/auth";
import { signInAddress, targetOf } from "#platform/redirect-target.ts";
import { SiteButton } from "#platform/site-button.tsx";
import { useCurrentSite, usePublicHref } from "#platform/site-link.tsx";
import { InkMark } from "#ui/ink-mark.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { roomCopy as copy } from "./messages.nl.ts";

/** Replaces the staff room for staff who signed in without a second step (docs/product/staff.md#opening). */
export function SecondStepRequired({ needs }: { needs: NonNullable<Me["staffRoomNeeds"]> }) {
  const { site, addresses } = useCurrentSite();
  const target = targetOf(site, usePublicHref());
  return (
    <section className="page grid justify-items-start gap-5 py-16 sm:py-28">
      <InkMark className="h-20 text-accent-ink" />
      <h1 className="max-w-3xl text-4xl sm:text-6xl">{copy.needsTitle}</h1>
      <p className="max-w-prose text-lg text-ink-soft">{copy.needs[needs]}</p>
      {needs === "secondFactor" ? (
        <SiteButton path={LOGIN_SETTINGS_PATH} site="account">
          {copy.setUpSecondFactor}
        </SiteButton>
      ) : (
        <ButtonAnchor href={signInAddress(addresses, target, SECOND_STEP_PATH)}>{copy.takeSecondStep}</ButtonAnchor>
      )}
    </section>
  );
}
