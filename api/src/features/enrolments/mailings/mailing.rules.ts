import { BUTTON_RULES, type MailingDraft } from "@inktvis/contract/features/enrolments/course-mailings";
import { brokenRules } from "@inktvis/contract/layer/form-rules";
import type * as z from "zod";
import { refuseWith } from "#platform/http/errors.ts";

export type Draft = z.output<typeof MailingDraft>;

/** A mail as it is kept and sent: an empty button is none. @throws 422 for half a button */
export function checkedDraft({ subject, body, actionText, actionUrl, includePending }: Draft) {
  const button = { actionText: actionText || null, actionUrl: actionUrl || null };
  refuseWith(brokenRules(BUTTON_RULES, button));
  return { subject, body, ...button, includePending };
}
export type CheckedDraft = ReturnType<typeof checkedDraft>;
