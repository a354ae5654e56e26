import type { Insertable } from "kysely";
import type { Tx } from "#platform/db/database.ts";
import type { Texts } from "#platform/db/tables.gen.ts";
import type { Viewer } from "#platform/sessions/session.ts";
import { insertWithSlug } from "#platform/slugs.ts";
import { setGenres } from "../genres/chosen-genres.ts";

/** Every slug that a text had while it was public stays reserved for that text. */
export const TEXT_ADDRESSES = { table: "text_slugs", owner: "text_id" } as const;

export const TEXT_PICTURES = [{ field: "image", column: "image_id" }] as const;

/** Inserts a text with its slug and genres. @throws 422 for an unknown genre */
export async function insertText(tx: Tx, values: Omit<Insertable<Texts>, "slug">, genreIds: readonly number[]) {
  const text = await insertWithSlug(tx, "texts", TEXT_ADDRESSES, { ...values, isPublic: !values.is_private });
  await setGenres(tx, "text_genres", text.id, genreIds);
  return text;
}

/** Deletes the draft of a text that was just saved. */
export async function deleteDraft(tx: Tx, viewer: Viewer, draftId: string | undefined) {
  if (!draftId) return;
  await tx.deleteFrom("drafts").where("id", "=", draftId).where("author_id", "=", viewer.id).execute();
}
