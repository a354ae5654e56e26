import type { TextInput } from "@inktvis/contract/features/texts/texts";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import { columnsFrom } from "#platform/db/columns.ts";
import { isUniqueViolation } from "#platform/db/constraint-errors.ts";
import { readRichText } from "#platform/heavy-work/read-rich-text.ts";
import { limitMember } from "#platform/limits/rate-limit.ts";
import { saveWithPictures } from "#features/media/images/save-with-pictures.ts";
import { getText } from "../queries/get-text.ts";
import { emptyBody } from "../text.errors.ts";
import { textSaved } from "../texts.jobs.ts";
import { bodyColumns } from "../text.rules.ts";
import { deleteDraft, insertText, TEXT_PICTURES } from "../text-writing.ts";
import { updateText } from "./update-text.ts";

type NewText = z.output<typeof TextInput>;

/**
 * Creates a text, or updates the one that this draft became: then its author did not get the answer to an earlier
 * creation (docs/product/texts.md#saving).
 */
export async function createText(ctx: MemberContext, input: NewText) {
  try {
    return await getText(ctx, await insertNewText(ctx, input));
  } catch (error) {
    const slug = isUniqueViolation(error) && (await slugOfDraft(ctx, input.draftId));
    if (!slug) throw error;
    return updateText(ctx, slug, { ...input, revision: undefined });
  }
}

async function slugOfDraft({ db, viewer }: MemberContext, draftId: string | undefined) {
  if (!draftId) return undefined;
  const text = await db
    .selectFrom("texts")
    .select("slug")
    .where("author_id", "=", viewer.id)
    .where("created_from_draft", "=", draftId)
    .executeTakeFirst();
  return text?.slug;
}

/** @returns the slug */
async function insertNewText(ctx: MemberContext, input: NewText) {
  const { db, viewer, now, jobs } = ctx;
  await limitMember(ctx, "texts");
  const { body, genres, image: _picture, private: isPrivate, draftId, revision: _none, ...fields } = input;
  const written = await readRichText(ctx, body);
  if (written.wordCount === 0) throw emptyBody();
  const form = { fields: TEXT_PICTURES, input, ownerId: viewer.id, isNew: true };
  const { slug } = await saveWithPictures(ctx, form, (pictures) =>
    db.transaction().execute(async (tx) => {
      const text = await insertText(
        tx,
        {
          author_id: viewer.id,
          created_from_draft: draftId ?? null,
          ...columnsFrom("texts", fields),
          ...bodyColumns(written),
          ...pictures,
          is_private: isPrivate,
          members_only: fields.membersOnly ?? false,
          created_at: now,
          updated_at: now,
          published_at: isPrivate ? null : now,
        },
        genres,
      );
      await deleteDraft(tx, viewer, draftId);
      await jobs.enqueue(tx, textSaved, { textId: text.id });
      return text;
    }),
  );
  return slug;
}
