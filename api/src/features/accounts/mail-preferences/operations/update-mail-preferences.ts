import type { MailCategory } from "@inktvis/contract/features/accounts/mail-preferences";
import type { MemberContext } from "#platform/context.ts";
import { WANTED_IN } from "../mail-categories.ts";

export async function updateMailPreferences({ db, viewer }: MemberContext, wanted: Record<MailCategory, boolean>) {
  await db
    .updateTable("users")
    .set({
      [WANTED_IN.follows]: wanted.follows,
      [WANTED_IN.academy]: wanted.academy,
      [WANTED_IN.newsletter]: wanted.newsletter,
    })
    .where("id", "=", viewer.id)
    .execute();
}
