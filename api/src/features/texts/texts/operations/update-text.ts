import type { TextInput } from "@inktvis/contract/features/texts/texts";
import type { Selectable } from "kysely";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { columnsFrom } from "#platform/db/columns.ts";
import type { Texts } from "#platform/db/tables.gen.ts";
import { readRichText } from "#platform/heavy-work/read-rich-text.ts";
import { limitMember } from "#platform/limits/rate-limit.ts";
import { moveSlug } from "#platform/slugs.ts";
import { releaseRemovedPictures } from "#features/media/images/release-removed-pictures.ts";
import { saveWithPictures } from "#features/media/images/save-with-pictures.ts";
import { genreIdsOf, setGenres } from "../../genres/chosen-genres.ts";
import { ongoingContests } from "../entered-text.ts";
import { getText } from "../queries/get-text.ts";
import { changedElsewhere, emptyBody, noSuchText, staysPrivate } from "../text.errors.ts";
import { editableTexts } from "../text.policy.ts";
import { bodyColumns } from "../text.rules.ts";
import { deleteDraft, TEXT_ADDRESSES, TEXT_PICTURES } from "../text-writing.ts";
import { textSaved } from "../texts.jobs.ts";
import { addVersion } from "../text-versions.ts";

/**
 * Updates one's own text, and keeps its previous state as a version. When given a `revision`, refuses to overwrite
 * another revision with other values, so that two windows do not overwrite each other unnoticed
 * (docs/product/texts.md#saving).
 * @throws 404, 409 for another revision, 422
 */
export async function updateText(ctx: MemberContext, slug: string, input: z.output<typeof TextInput>) {
  const { db, viewer, now, jobs } = ctx;
  await limitMember(ctx, "texts");
  const { body, genres, image, private: isPrivate, draftId, revision, ...fields } = input;
  const written = await readRichText(ctx, body);
  if (written.wordCount === 0) throw emptyBody();
  const form = { fields: TEXT_PICTURES, input, ownerId: viewer.id, isNew: false };
  const savedSlug = await saveWithPictures(ctx, form, (pictures) =>
    db.transaction().execute(async (tx) => {
      const text = await editableTexts(tx, viewer)
        .innerJoin("text_slugs as address", "address.text_id", "text.id")
        .selectAll("text")
        .where("address.slug", "=", slug)
        .forUpdate("text")
        .executeTakeFirst();
      if (!text) throw noSuchText();
      if (!isPrivate) await refuseWhileEntered(tx, text.id);
      const isRewritten = fields.title !== text.title || written.html !== text.body;
      const columns = { ...columnsFrom("texts", fields), is_private: isPrivate };
      if (revision !== undefined && revision !== text.revision) {
        const keepsPicture = image === undefined || (image === null && text.image_id === null);
        const isStored = !isRewritten && keepsPicture && (await hasValues(tx, text, columns, genres));
        if (!isStored) throw changedElsewhere();
      }
      const newSlug = await slugAfterSave(tx, text, { title: fields.title, isPrivate });
      if (isRewritten) await addVersion(tx, text);
      const isChanged = isRewritten || (pictures.image_id !== undefined && pictures.image_id !== text.image_id);
      if (text.hidden_at && isChanged) await returnToModeration(tx, text.id, now);
      const saved = await tx
        .updateTable("texts")
        .set({
          slug: newSlug,
          ...columns,
          ...bodyColumns(written),
          ...pictures,
          revision: text.revision + 1,
          updated_at: now,
          published_at: text.published_at ?? (isPrivate ? null : now),
        })
        .where("id", "=", text.id)
        .returning("pictures")
        .executeTakeFirstOrThrow();
      await setGenres(tx, "text_genres", text.id, genres);
      await deleteDraft(tx, viewer, draftId);
      await releaseRemovedPictures(tx, ctx, { before: text, after: saved, ownerId: viewer.id });
      await jobs.enqueue(tx, textSaved, { textId: text.id });
      return newSlug;
    }),
  );
  return getText(ctx, savedSlug);
}

/**
 * Whether a text has these columns and genres. With the same words and picture, an earlier save arrived, and only its
 * answer was lost.
 */
async function hasValues(tx: Tx, text: Selectable<Texts>, columns: Partial<Selectable<Texts>>, genres: number[]) {
  const names = Object.keys(columns) as (keyof Texts)[];
  if (names.some((name) => columns[name] !== undefined && columns[name] !== text[name])) return false;
  const { chosen } = await tx
    .selectFrom("texts as text")
    .select(genreIdsOf("text_genres", "text.id").as("chosen"))
    .where("text.id", "=", text.id)
    .executeTakeFirstOrThrow();
  return chosen.join() === [...new Set(genres)].toSorted((one, other) => one - other).join();
}

/**
 * The caller has locked the text, so that it is not handed in in the meantime (docs/product/texts.md#entered-texts).
 */
async function refuseWhileEntered(tx: Tx, textId: string) {
  const contest = await ongoingContests(tx)
    .select("ongoing.title")
    .where("entered.text_id", "=", textId)
    .executeTakeFirst();
  if (contest) throw staysPrivate(contest.title);
}

/** A hidden text stays hidden when it changes, and its reports are reopened. */
async function returnToModeration(tx: Tx, textId: string, now: Date) {
  await tx.updateTable("texts").set({ rewritten_at: now }).where("id", "=", textId).execute();
  await tx.updateTable("text_reports").set({ closed_at: null }).where("text_id", "=", textId).execute();
}

interface SluggedText {
  id: string;
  slug: string;
  title: string;
  is_private: boolean;
  published_at: Date | null;
}

/**
 * The slug follows the title of a public text, and must not reveal that of a private one. Slugs that were public keep
 * redirecting (docs/product/texts.md#address).
 */
async function slugAfterSave(tx: Tx, text: SluggedText, wanted: { title: string; isPrivate: boolean }) {
  const isPublished = text.is_private && !wanted.isPrivate;
  if (wanted.title === text.title && !isPublished) return text.slug;
  const { id, slug } = text;
  const wasPublic = text.published_at !== null || isPublished;
  return moveSlug(tx, TEXT_ADDRESSES, { id, slug, title: wanted.title, isPublic: !wanted.isPrivate, wasPublic });
}
