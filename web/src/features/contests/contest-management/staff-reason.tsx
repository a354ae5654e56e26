import type { Contest } from "@inktvis/contract/features/contests/contests";
import { useState } from "react";
import { TextAreaField } from "#ui/text-area-field.tsx";

export const staffReasonMessages = {
  label: "Waarom doe je dit?",
  help: "Deze wedstrijd is van iemand anders. De organisator leest je reden in een mail en op het dashboard.",
};

/** Asks who is not the organiser why they do this; the organiser is asked nothing. `body` goes along with the request. */
export function useStaffReason({ me }: Pick<Contest, "me">) {
  const [reason, setReason] = useState("");
  return {
    body: me.isOrganizer ? {} : { reason },
    field: me.isOrganizer ? null : (
      <TextAreaField
        help={staffReasonMessages.help}
        label={staffReasonMessages.label}
        rows={3}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    ),
  };
}
