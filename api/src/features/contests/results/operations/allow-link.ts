import type { MemberContext } from "#platform/context.ts";
import { noSuchParticipation } from "../../participations/participation.errors.ts";

/** Sets whether the result may link to the texts of one's own entry; may change at any time. @throws 404 */
export async function allowLink({ db, viewer }: MemberContext, id: string, mayLink: boolean) {
  const changed = await db
    .updateTable("participations")
    .set({ may_link: mayLink })
    .where("id", "=", id)
    .where("user_id", "=", viewer.id)
    .returning("id")
    .executeTakeFirst();
  if (!changed) throw noSuchParticipation();
}
