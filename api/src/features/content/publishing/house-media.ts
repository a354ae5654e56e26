import type { FileLink, ImageInput, Picture } from "@inktvis/contract/layer/fields";
import type { FileInput } from "@inktvis/contract/layer/staff-fields";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { deleteUnusedFiles } from "#features/media/files/delete-unused-files.ts";
import { storeFile } from "#features/media/files/store-file.ts";
import { parseFileInput } from "#features/media/files/parse-file-input.ts";
import { deleteUnusedImages } from "#features/media/images/delete-unused-images.ts";
import { imageIdFor } from "#features/media/images/image-id-for.ts";

interface MediaInput {
  image?: ImageInput;
  attachment?: FileInput;
}
/** What a save changes: undefined stays, null goes. */
interface StoredMedia {
  image_id: string | null | undefined;
  file_id: string | null | undefined;
}

/**
 * Stores the picture and the file that came along, and saves with them. When the save is refused they go again. The
 * pictures are of the house: they stay when the account of who put them there goes.
 */
export async function withMedia<T>(
  ctx: MemberContext,
  { image, attachment }: MediaInput,
  save: (media: StoredMedia) => Promise<T>,
): Promise<T> {
  const file = parseFileInput(attachment, "attachment");
  const media: StoredMedia = { image_id: undefined, file_id: file.kind === "remove" ? null : undefined };
  try {
    media.image_id = await imageIdFor(ctx, image, { field: "image", ownerId: null });
    if (file.kind === "replace") media.file_id = await storeFile(ctx, file);
    return await save(media);
  } catch (error) {
    const { image_id, file_id } = media;
    await ctx.db.transaction().execute(async (tx) => {
      if (image_id) await ctx.jobs.enqueue(tx, deleteUnusedImages, { imageIds: [image_id], ownerId: null });
      if (file_id) await ctx.jobs.enqueue(tx, deleteUnusedFiles, { fileIds: [file_id] });
    });
    throw error;
  }
}

/** What shows pictures and offers files. */
interface Illustrated {
  body: string;
  image: Picture | null;
  attachment: FileLink | null;
}

/** Of what the staff room reads and writes, which has no column `pictures`. */
const picturesOf = ({ body, image }: Illustrated) =>
  [
    ...`${body}${image?.url.default ?? ""}`.matchAll(
      /\/media\/images\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\//g,
    ),
  ].map(([, id]) => id as string);
const filesOf = ({ attachment }: Illustrated) =>
  /\/files\/([0-9a-f-]{36})\//.exec(attachment?.url ?? "")?.slice(1) ?? [];

/** Lets go of what was shown before and is not any more; of pictures in the words others may be the owner. */
export async function dropUnshownMedia({ jobs }: MemberContext, tx: Tx, before: Illustrated, after?: Illustrated) {
  const shown = new Set(after ? [...picturesOf(after), ...filesOf(after)] : []);
  const isGone = (id: string) => !shown.has(id);
  const imageIds = picturesOf(before).filter(isGone);
  const fileIds = filesOf(before).filter(isGone);
  if (fileIds.length > 0) await jobs.enqueue(tx, deleteUnusedFiles, { fileIds });
  if (imageIds.length === 0) return;
  const images = await tx.selectFrom("images").select(["id", "owner_id"]).where("id", "in", imageIds).execute();
  for (const { id, owner_id } of images)
    await jobs.enqueue(tx, deleteUnusedImages, { imageIds: [id], ownerId: owner_id });
}
