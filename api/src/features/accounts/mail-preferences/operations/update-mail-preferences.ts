import type { MailCategory } from "@inktvis/contract/features/accounts/mail-preferences";
import type { MemberContext } from "#platform/context.ts";
import { PREFERENCE_COLUMNS } from "../mail-categories.ts";

export async function updateMailPreferences({ db, viewer }: MemberContext, preferences: Record<MailCategory, boolean>) {
  await db
    .updateTable("users")
    .set({
      [PREFERENCE_COLUMNS.follows]: preferences.follows,
      [PREFERENCE_COLUMNS.academy]: preferences.academy,
      [PREFERENCE_COLUMNS.newsletter]: preferences.newsletter,
    })
    .where("id", "=", viewer.id)
    .execute();
}
