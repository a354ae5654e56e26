import type { Insertable } from "kysely";
import type { Tx } from "#platform/db/database.ts";
import type { Texts } from "#platform/db/tables.gen.ts";
import type { Viewer } from "#platform/sessions/session.ts";
import { claimPermanentSlug } from "#platform/slugs.ts";
import { unknownGenre } from "./text.errors.ts";

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
  await setGenres(tx, id, genreIds);
  return { id, slug };
}

/** @throws 422 for an unknown genre */
export async function setGenres(tx: Tx, textId: string, genreIds: readonly number[]) {
  const wanted = [...new Set(genreIds)];
  await tx.deleteFrom("text_genres").where("text_id", "=", textId).execute();
  const known = await tx.selectFrom("genres").select("id").where("id", "in", wanted).execute();
  if (known.length !== wanted.length) throw unknownGenre();
  await tx
    .insertInto("text_genres")
    .values(wanted.map((genre_id) => ({ text_id: textId, genre_id })))
    .execute();
}

/** Deletes the draft of a text that was just saved. */
export async function deleteDraft(tx: Tx, viewer: Viewer, draftId: string | undefined) {
  if (!draftId) return;
  await tx.deleteFrom("drafts").where("id", "=", draftId).where("author_id", "=", viewer.id).execute();
}
