import type { MemberContext } from "#platform/context.ts";
import { conflict } from "#platform/http/errors.ts";
import { ownDrafts } from "../draft.policy.ts";

/**
 * Deletes one's own draft; succeeds even if there is none (docs/product/texts.md#drafts).
 * @param readAt when the draft was last changed, as it was read: one that has been changed since then stays
 * @throws 409 `changed-elsewhere`
 */
export async function deleteDraft({ db, viewer }: MemberContext, id: string, readAt: string | undefined) {
  const deletion = db.deleteFrom("drafts").where("id", "=", id).where("author_id", "=", viewer.id);
  await (readAt === undefined ? deletion : deletion.where("updated_at", "<=", new Date(readAt))).execute();
  if (await ownDrafts(db, viewer).select("draft.id").where("draft.id", "=", id).executeTakeFirst())
    throw conflict(
      "changed-elsewhere",
      "Op dit blad is intussen verder geschreven. Het staat er nog, zoals het nu is.",
    );
}
