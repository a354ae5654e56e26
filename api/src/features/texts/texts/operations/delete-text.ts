import type { MemberContext } from "#platform/context.ts";
import { deleteUnusedImages } from "#features/media/images/delete-unused-images.ts";
import { noSuchText } from "../text.errors.ts";
import { editableTexts } from "../text.policy.ts";
import { imagesOfVersions } from "../text-versions.ts";

/** Deletes one's own text for good, with its slugs, versions and pictures. @throws 404 */
export async function deleteText({ db, viewer, jobs }: MemberContext, slug: string) {
  await db.transaction().execute(async (tx) => {
    const text = await editableTexts(tx, viewer)
      .innerJoin("text_slugs as address", "address.text_id", "text.id")
      .select(["text.id", "text.pictures"])
      .where("address.slug", "=", slug)
      .forUpdate("text")
      .executeTakeFirst();
    if (!text) throw noSuchText();
    const imageIds = [...(text.pictures ?? []), ...(await imagesOfVersions(tx, text.id))];
    await tx.deleteFrom("texts").where("id", "=", text.id).execute();
    await jobs.enqueue(tx, deleteUnusedImages, { imageIds, ownerId: viewer.id });
  });
}
