import type { FileLink, ImageInput, Picture } from "@inktvis/contract/features/fields";
import type { FileInput } from "@inktvis/contract/features/staff-fields";
import type { MemberContext } from "../../platform/context.ts";
import type { Tx } from "../../platform/db/database.ts";
import { limitRate } from "../../platform/limits/rate-limit.ts";
import { dropFiles, storeFile, uploadOf } from "../files/files.module.ts";
import { dropImages, imageChangeOf, storeImage } from "../images/images.module.ts";
import { imagesOf } from "../texts/texts.module.ts";

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
 * Stores the picture and the file that came along and saves with them. Before the transaction: drawing the renditions
 * takes long, and no row should stay locked meanwhile. When the save is refused they go again. The pictures are of the
 * house: they stay when the account of who put them there goes.
 */
export async function withMedia<T>(
  ctx: MemberContext,
  { image, attachment }: MediaInput,
  save: (media: StoredMedia) => Promise<T>,
): Promise<T> {
  const picture = imageChangeOf(image, "image");
  const file = uploadOf(attachment, "attachment");
  const media: StoredMedia = {
    image_id: picture.kind === "remove" ? null : undefined,
    file_id: file.kind === "remove" ? null : undefined,
  };
  try {
    if (picture.kind === "replace") {
      await limitRate(ctx, ctx.config.limits.uploads, "upload", ctx.viewer.id);
      media.image_id = (await storeImage(ctx, { bytes: picture.bytes, ownerId: null, field: "image" })).id;
    }
    if (file.kind === "replace") media.file_id = await storeFile(ctx, file);
    return await save(media);
  } catch (error) {
    const { image_id, file_id } = media;
    await ctx.db.transaction().execute(async (tx) => {
      if (image_id) await ctx.jobs.enqueue(tx, dropImages, { imageIds: [image_id], ownerId: null });
      if (file_id) await ctx.jobs.enqueue(tx, dropFiles, { fileIds: [file_id] });
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

const picturesOf = ({ body, image }: Illustrated) =>
  imagesOf({ body: body + (image?.url.default ?? ""), image_id: null });
const filesOf = ({ attachment }: Illustrated) =>
  /\/files\/([0-9a-f-]{36})\//.exec(attachment?.url ?? "")?.slice(1) ?? [];

/** Lets go of what was shown before and is not any more; of pictures in the words others may be the owner. */
export async function dropUnshownMedia({ jobs }: MemberContext, tx: Tx, before: Illustrated, after?: Illustrated) {
  const shown = new Set(after ? [...picturesOf(after), ...filesOf(after)] : []);
  const isGone = (id: string) => !shown.has(id);
  const imageIds = picturesOf(before).filter(isGone);
  const fileIds = filesOf(before).filter(isGone);
  if (fileIds.length > 0) await jobs.enqueue(tx, dropFiles, { fileIds });
  if (imageIds.length === 0) return;
  const images = await tx.selectFrom("images").select(["id", "owner_id"]).where("id", "in", imageIds).execute();
  for (const { id, owner_id } of images) await jobs.enqueue(tx, dropImages, { imageIds: [id], ownerId: owner_id });
}
