import type { MemberContext } from "#platform/context.ts";

/** Deletes a draft of one's own; without one it succeeds too. */
export async function deleteDraft({ db, viewer }: MemberContext, id: string) {
  await db.deleteFrom("drafts").where("id", "=", id).where("author_id", "=", viewer.id).execute();
}
