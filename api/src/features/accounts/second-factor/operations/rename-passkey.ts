import type { MemberContext } from "#platform/context.ts";
import { noSuchPasskey } from "../second-factor.errors.ts";

/** Needs no fresh proof: a name changes nothing about security. */
export async function renamePasskey({ db, viewer }: MemberContext, id: string, name: string) {
  const renamed = await db
    .updateTable("passkeys")
    .set({ name })
    .where("id", "=", id)
    .where("user_id", "=", viewer.id)
    .executeTakeFirst();
  if (renamed.numUpdatedRows === 0n) throw noSuchPasskey();
}
