import type { ImageInput } from "@inktvis/contract/layer/fields";
import type { ImageSize } from "@inktvis/contract/layer/picture-rules";
import type { MemberContext } from "#platform/context.ts";
import { refuseWith } from "#platform/http/errors.ts";
import { limitMember } from "#platform/limits/rate-limit.ts";
import { deleteUnusedImages } from "./delete-unused-images.ts";
import { parseImageInput } from "./parse-image-input.ts";
import { checkImage, storeImage } from "./store-image.ts";

/** A picture of a form, and the column that holds its id. */
export interface PictureField {
  field: string;
  column: string;
  minimum?: ImageSize;
  /** The message when a required picture is missing; absent if the picture may be removed. */
  missing?: string;
}

type PictureInput<Field extends PictureField> = Partial<Record<Field["field"], ImageInput>>;
/** The changed picture columns: those that are not named stay, null removes a picture. */
type PictureIds<Field extends PictureField> = { [Each in Field as Each["column"]]?: string | NullWhenOptional<Each> };
type NullWhenOptional<Field extends PictureField> = Field extends { missing: string } ? never : null;

interface PictureForm<Field extends PictureField> {
  fields: readonly Field[];
  input: PictureInput<Field>;
  /** Null for editorial pictures, which outlive the account of the editor. */
  ownerId: string | null;
  /** Whether required pictures have to be sent along. */
  isNew: boolean;
}

/**
 * Stores the pictures that were sent along, and calls `save` with their ids. They are stored before the transaction,
 * because rendering takes long and no row should stay locked for it. They are deleted again when the save is refused.
 * @throws 422 at the fields of pictures that are missing or cannot be used
 */
export async function saveWithPictures<const Field extends PictureField, T>(
  ctx: MemberContext,
  form: PictureForm<Field>,
  save: (pictures: PictureIds<Field>) => Promise<T>,
): Promise<T> {
  const { uploads, removed } = changesOf(form);
  for (const upload of uploads) await checkImage(upload);
  const stored: Record<string, string> = {};
  try {
    for (const { column, ...upload } of uploads) {
      await limitMember(ctx, "uploads");
      stored[column] = (await storeImage(ctx, { ...upload, ownerId: form.ownerId })).id;
    }
    return await save({ ...removed, ...stored } as PictureIds<Field>);
  } catch (error) {
    const imageIds = Object.values(stored);
    if (imageIds.length > 0) {
      const unused = { imageIds, ownerId: form.ownerId };
      await ctx.db.transaction().execute((tx) => ctx.jobs.enqueue(tx, deleteUnusedImages, unused));
    }
    throw error;
  }
}

function changesOf<Field extends PictureField>({ fields, input, isNew }: PictureForm<Field>) {
  const problems: Record<string, string> = {};
  const removed: Record<string, null> = {};
  const uploads = fields.flatMap(({ field, column, minimum, missing }) => {
    const change = parseImageInput(input[field as Field["field"]], field);
    if (change.kind === "replace") {
      const { bytes, details } = change;
      return { field, column, bytes, details, ...(minimum && { minimum }) };
    }
    if (missing !== undefined && (change.kind === "remove" || isNew)) problems[field] = missing;
    else if (change.kind === "remove") removed[column] = null;
    return [];
  });
  refuseWith(problems);
  return { uploads, removed };
}
