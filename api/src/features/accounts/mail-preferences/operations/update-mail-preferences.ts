import type { MailPreferencesInput } from "@inktvis/contract/features/accounts/mail-preferences";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import { PREFERENCE_COLUMNS } from "../mail-categories.ts";

export async function updateMailPreferences(
  { db, viewer }: MemberContext,
  preferences: z.output<typeof MailPreferencesInput>,
) {
  await db
    .updateTable("users")
    .set({
      [PREFERENCE_COLUMNS.follows]: preferences.follows,
      [PREFERENCE_COLUMNS.academy]: preferences.academy,
      ...(preferences.courses !== undefined && { [PREFERENCE_COLUMNS.courses]: preferences.courses }),
      [PREFERENCE_COLUMNS.newsletter]: preferences.newsletter,
    })
    .where("id", "=", viewer.id)
    .execute();
}
