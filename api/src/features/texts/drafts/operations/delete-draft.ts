import type { MemberContext } from "#platform/context.ts";

/** Throws a draft away; one that is not there, or not one's own, is as gone as it should be. */
export async function deleteDraft({ db, viewer }: MemberContext, id: string) {
  await db.deleteFrom("drafts").where("id", "=", id).where("author_id", "=", viewer.id).execute();
}
