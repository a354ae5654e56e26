import type { AcademyPeriod } from "@inktvis/contract/features/academy/periods";
import { useQueryClient } from "@tanstack/react-query";
import { MemberButton } from "#features/session/member-button.tsx";
import { toastRefusal } from "#platform/forms/form-refusal.ts";
import { toast } from "#platform/toasts.ts";
import type { ButtonLook } from "#ui/button.tsx";
import { academyApi } from "../academy-api.ts";
import { academyMessages as copy } from "./academy.nl.ts";
import { currentPeriodQuery } from "./period.queries.ts";

interface KeepUpToDateProps {
  period: Pick<AcademyPeriod, "id" | "isUpdatee">;
  look?: ButtonLook;
}

/** Requests a message when a period opens, or cancels that request. */
export function KeepUpToDate({ period: { id, isUpdatee }, look = "inverse" }: KeepUpToDateProps) {
  const queryClient = useQueryClient();
  async function change() {
    const { listAsUpdatee, delistAsUpdatee } = academyApi.academyPeriods;
    try {
      await (isUpdatee ? delistAsUpdatee : listAsUpdatee)({ params: { id } });
      await queryClient.invalidateQueries(currentPeriodQuery);
      toast(isUpdatee ? copy.delistedToast : copy.listedToast);
    } catch (refusal) {
      toastRefusal(refusal);
    }
  }
  return (
    <MemberButton action="informeer" isDone={isUpdatee} look={look} perform={change}>
      {isUpdatee ? copy.stopInforming : copy.keepInformed}
    </MemberButton>
  );
}
