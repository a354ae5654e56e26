import { MailCategory, type MailPreferencesInput } from "@inktvis/contract/features/accounts/mail-preferences";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import { PREFERENCE_COLUMNS } from "../mail-categories.ts";

/** Changes only the categories that are named; a link in a mail may have ended another one since the form was shown. */
export async function updateMailPreferences(
  { db, viewer }: MemberContext,
  preferences: z.output<typeof MailPreferencesInput>,
) {
  const named = MailCategory.options.filter((category) => preferences[category] !== undefined);
  if (named.length === 0) return;
  await db
    .updateTable("users")
    .set(Object.fromEntries(named.map((category) => [PREFERENCE_COLUMNS[category], preferences[category]])))
    .where("id", "=", viewer.id)
    .execute();
}
