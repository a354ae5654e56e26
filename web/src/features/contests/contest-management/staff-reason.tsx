import type { Contest } from "@inktvis/contract/features/contests/contest";
import { useKeptInput } from "#platform/forms/use-kept-input.tsx";
import { firstInDialog } from "#ui/dialog.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";

export const staffReasonMessages = {
  label: "Waarom doe je dit?",
  help: "Deze wedstrijd is van iemand anders. De organisator leest je reden in een mail en op het dashboard.",
};

/**
 * The field that asks staff why they act in somebody else's contest; null for its organiser. `body` is sent with the
 * request.
 * @param about the action that the reason is for, unique on its page
 */
export function useStaffReason({ me }: Pick<Contest, "me">, about: string) {
  const { values, field, notice, isRestored } = useKeptInput(`why-${about}`, { reason: "" });
  return {
    body: me.isOrganizer ? {} : values,
    isRestored,
    field: me.isOrganizer ? null : (
      <>
        {notice}
        <TextAreaField
          help={staffReasonMessages.help}
          label={staffReasonMessages.label}
          ref={firstInDialog}
          rows={3}
          {...field("reason")}
        />
      </>
    ),
  };
}
