import type { PrivacySettingsInput } from "@inktvis/contract/features/accounts/settings";
import { sql } from "kysely";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import { adultsBornBy } from "#features/people/people/public-name.ts";

/**
 * Sets whether others see name and age. Under 18 both are stored as off (docs/product/privacy.md#name-and-age), so that
 * nothing appears by itself on the eighteenth birthday.
 */
export async function changePrivacy({ db, viewer, now }: MemberContext, input: z.output<typeof PrivacySettingsInput>) {
  const unlessUnderAge = (isVisible: boolean) =>
    sql<boolean>`${isVisible}::boolean and coalesce(date_of_birth <= ${adultsBornBy(now)}::date, true)`;
  await db
    .updateTable("users")
    .set({
      real_name_public_visible: unlessUnderAge(input.realNamePublicVisible),
      age_public_visible: unlessUnderAge(input.agePublicVisible),
    })
    .where("id", "=", viewer.id)
    .execute();
}
