import type { Contest } from "@inktvis/contract/features/contests/contests";
import { useState } from "react";
import { TextAreaField } from "#ui/text-area-field.tsx";

export const staffReasonMessages = {
  label: "Waarom doe je dit?",
  help: "Deze wedstrijd is van iemand anders. De organisator leest je reden in een mail en op het dashboard.",
};

/**
 * Asks who is not the organiser why they do this; the organiser is asked nothing. `body` goes along with the request.
 * @param about what it is done to, where one question is asked about several: a reason for one is none for the next
 */
export function useStaffReason({ me }: Pick<Contest, "me">, about?: string) {
  const [said, setSaid] = useState<{ about: string | undefined; reason: string }>();
  const reason = said && said.about === about ? said.reason : "";
  return {
    body: me.isOrganizer ? {} : { reason },
    field: me.isOrganizer ? null : (
      <TextAreaField
        help={staffReasonMessages.help}
        label={staffReasonMessages.label}
        rows={3}
        value={reason}
        onChange={({ currentTarget }) => setSaid({ about, reason: currentTarget.value })}
      />
    ),
  };
}
