import type { Insertable } from "kysely";
import type { Tx } from "#platform/db/database.ts";
import type { Texts } from "#platform/db/tables.gen.ts";
import type { Viewer } from "#platform/sessions/session.ts";
import { claimPermanentSlug } from "#platform/slugs.ts";
import { setGenres } from "../genres/chosen-genres.ts";

/** Every slug that a text had while it was public stays reserved for it. */
export const TEXT_ADDRESSES = { table: "text_slugs", owner: "text_id" } as const;

/** Inserts a text with its slug and genres. @throws 422 for an unknown genre */
export async function insertText(tx: Tx, values: Omit<Insertable<Texts>, "slug">, genreIds: readonly number[]) {
  const { id } = await tx
    .insertInto("texts")
    .values({ ...values, slug: "" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const wanted = { id, title: values.title, isPublic: !values.is_private };
  const slug = await claimPermanentSlug(tx, TEXT_ADDRESSES, wanted);
  await tx.updateTable("texts").set({ slug }).where("id", "=", id).execute();
  await setGenres(tx, "text_genres", id, genreIds);
  return { id, slug };
}

/** Deletes the draft of a text that was just saved. */
export async function deleteDraft(tx: Tx, viewer: Viewer, draftId: string | undefined) {
  if (!draftId) return;
  await tx.deleteFrom("drafts").where("id", "=", draftId).where("author_id", "=", viewer.id).execute();
}
