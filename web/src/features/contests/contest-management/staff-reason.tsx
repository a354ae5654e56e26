import type { Contest } from "@inktvis/contract/features/contests/contest";
import { useState } from "react";
import { firstInDialog } from "#ui/dialog.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";

export const staffReasonMessages = {
  label: "Waarom doe je dit?",
  help: "Deze wedstrijd is van iemand anders. De organisator leest je reden in een mail en op het dashboard.",
};

/**
 * The field that asks staff why they act in somebody else's contest; null for its organiser. `body` is sent with the
 * request.
 */
export function useStaffReason({ me }: Pick<Contest, "me">) {
  const [reason, setReason] = useState("");
  return {
    body: me.isOrganizer ? {} : { reason },
    field: me.isOrganizer ? null : (
      <TextAreaField
        help={staffReasonMessages.help}
        label={staffReasonMessages.label}
        ref={firstInDialog}
        rows={3}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    ),
  };
}
