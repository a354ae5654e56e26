import type { StaffAlumnusChange } from "@inktvis/contract/features/content/staff-alumni";
import type * as z from "zod";
import type { EditorContext, MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { setGenres } from "#features/texts/genres/chosen-genres.ts";
import { type StoredMedia, withStoredMedia } from "../../publishing/editorial-media.ts";
import { movePublishedSlug } from "../../publishing/published-slug.ts";
import { saveContent } from "../../publishing/save-content.ts";
import { ADDRESSED_ALUMNI, readAlumnusInput } from "../alumnus-writing.ts";
import { staffAlumni } from "../queries/staff-alumni.ts";

type Input = z.output<typeof StaffAlumnusChange>;

/** Updates an alumnus. @throws 409 when it was saved by somebody else since it was opened */
export const updateAlumnus = (ctx: MemberContext, id: string, input: Input) =>
  withStoredMedia(ctx, input, (media) => saveAlumnus(ctx, id, input, media));

/**
 * The same with a portrait and a file that are stored already.
 * @param also at the end of the transaction
 */
export async function saveAlumnus(
  ctx: EditorContext,
  id: string,
  input: Input,
  media: StoredMedia,
  also?: (tx: Tx) => Promise<void>,
) {
  const values = await readAlumnusInput(ctx, input);
  return saveContent(ctx, staffAlumni(ctx), {
    id,
    input,
    also,
    change: async (tx, before) => {
      const address = await movePublishedSlug(tx, ADDRESSED_ALUMNI, { id, title: input.title, now: ctx.now });
      await tx
        .updateTable("alumni")
        .set({ ...values, ...media, ...address, updated_at: ctx.now, revision: before.revision + 1 })
        .where("id", "=", id)
        .execute();
      await setGenres(tx, "alumnus_genres", id, input.genres);
    },
  });
}
