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
 * @param subject id of what is acted upon, where one dialog serves several things: the field is empty for the next one
 */
export function useStaffReason({ me }: Pick<Contest, "me">, subject?: string) {
  const [typed, setTyped] = useState<{ subject: string | undefined; reason: string }>();
  const reason = typed && typed.subject === subject ? typed.reason : "";
  return {
    body: me.isOrganizer ? {} : { reason },
    field: me.isOrganizer ? null : (
      <TextAreaField
        help={staffReasonMessages.help}
        label={staffReasonMessages.label}
        ref={firstInDialog}
        rows={3}
        value={reason}
        onChange={({ currentTarget }) => setTyped({ subject, reason: currentTarget.value })}
      />
    ),
  };
}
