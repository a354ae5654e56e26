import type { AcademyPeriod } from "@inktvis/contract/features/academy/periods";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSignInLinks } from "#features/session/sign-in-links.ts";
import { toastRefusal } from "#platform/forms/form-refusal.ts";
import { meQuery } from "#platform/session.queries.ts";
import { toast } from "#platform/toasts.ts";
import { Button, type ButtonLook } from "#ui/button.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { academyApi } from "../academy-api.ts";
import { academyMessages as copy } from "./academy.nl.ts";
import { currentPeriodQuery } from "./period.queries.ts";

interface KeepUpToDateProps {
  period: Pick<AcademyPeriod, "id" | "isUpdatee">;
  look?: ButtonLook;
}

/** Asks for a message when a period opens, or takes that back; a visitor signs in first. */
export function KeepUpToDate({ period: { id, isUpdatee }, look = "inverse" }: KeepUpToDateProps) {
  const { data: me } = useQuery(meQuery);
  const { logIn } = useSignInLinks();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);

  async function press() {
    setBusy(true);
    const { listAsUpdatee, delistAsUpdatee } = academyApi.academyPeriods;
    try {
      await (isUpdatee ? delistAsUpdatee : listAsUpdatee)({ params: { id } });
      await queryClient.invalidateQueries(currentPeriodQuery);
      toast(isUpdatee ? copy.delistedToast : copy.listedToast);
    } catch (refusal) {
      toastRefusal(refusal);
    }
    setBusy(false);
  }
  if (!me)
    return (
      <ButtonAnchor href={logIn} look={look}>
        {copy.keepInformed}
      </ButtonAnchor>
    );
  return (
    <Button busy={isBusy} look={look} onClick={() => void press()}>
      {isUpdatee ? copy.stopInforming : copy.keepInformed}
    </Button>
  );
}
