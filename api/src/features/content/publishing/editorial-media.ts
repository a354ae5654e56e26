import type { FileLink, ImageInput, Picture } from "@inktvis/contract/layer/fields";
import type { FileInput } from "@inktvis/contract/layer/staff-fields";
import type { EditorContext, MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { deleteUnusedFiles } from "#features/media/files/delete-unused-files.ts";
import { storeFile } from "#features/media/files/store-file.ts";
import { parseFileInput } from "#features/media/files/parse-file-input.ts";
import { deleteUnusedImages } from "#features/media/images/delete-unused-images.ts";
import { saveWithPictures } from "#features/media/images/save-with-pictures.ts";

export interface MediaInput {
  image?: ImageInput;
  attachment?: FileInput;
}
/** The columns to set: undefined keeps the value, null removes it. */
export interface StoredMedia {
  image_id: string | null | undefined;
  file_id: string | null | undefined;
}

const PICTURES = [{ field: "image", column: "image_id" }] as const;

/**
 * Stores an uploaded picture and file, then calls `save` with their ids; deletes them again when `save` throws. The
 * pictures have no owner: they are editorial, and outlive the account of the editor.
 */
export function withStoredMedia<T>(
  ctx: MemberContext,
  { image, attachment }: MediaInput,
  save: (media: StoredMedia) => Promise<T>,
): Promise<T> {
  const file = parseFileInput(attachment, "attachment");
  const form = { fields: PICTURES, input: { image }, ownerId: null, isNew: false };
  return saveWithPictures(ctx, form, async ({ image_id }) => {
    if (file.kind !== "replace") return save({ image_id, file_id: file.kind === "remove" ? null : undefined });
    const file_id = await storeFile(ctx, file);
    try {
      return await save({ image_id, file_id });
    } catch (error) {
      await ctx.db.transaction().execute((tx) => ctx.jobs.enqueue(tx, deleteUnusedFiles, { fileIds: [file_id] }));
      throw error;
    }
  });
}

/** A row of the staff room that may refer to pictures and a file. */
export interface RowWithMedia {
  body?: string;
  image?: Picture | null;
  attachment?: FileLink | null;
}

/** The ids are taken from URLs, because rows of the staff room have no column `pictures`. */
const picturesOf = ({ body = "", image }: RowWithMedia) =>
  [
    ...`${body}${image?.url.default ?? ""}`.matchAll(
      /\/media\/images\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\//g,
    ),
  ].map(([, id]) => id as string);
const filesOf = ({ attachment }: Pick<RowWithMedia, "attachment">) =>
  /\/files\/([0-9a-f-]{36})\//.exec(attachment?.url ?? "")?.slice(1) ?? [];

/** The picture and file of a row of the staff room; both null for a kind that has none. */
export const mediaIdsOf = ({ image = null, attachment = null }: Omit<RowWithMedia, "body">) => ({
  image_id: picturesOf({ image })[0] ?? null,
  file_id: filesOf({ attachment })[0] ?? null,
});

/** Deletes the pictures and files of a deleted row, unless something else uses them. */
export async function deleteUnusedMedia({ jobs }: EditorContext, tx: Tx, row: RowWithMedia) {
  await dropMedia({ jobs }, tx, { imageIds: picturesOf(row), fileIds: filesOf(row) });
}

/**
 * Deletes these pictures and files unless something else uses them. Each picture is deleted on behalf of its own owner,
 * because those in a body may belong to others.
 */
export async function dropMedia(
  { jobs }: Pick<EditorContext, "jobs">,
  tx: Tx,
  { imageIds, fileIds }: { imageIds: readonly string[]; fileIds: string[] },
) {
  if (fileIds.length > 0) await jobs.enqueue(tx, deleteUnusedFiles, { fileIds });
  if (imageIds.length === 0) return;
  const images = await tx.selectFrom("images").select(["id", "owner_id"]).where("id", "in", imageIds).execute();
  for (const { id, owner_id } of images)
    await jobs.enqueue(tx, deleteUnusedImages, { imageIds: [id], ownerId: owner_id });
}
