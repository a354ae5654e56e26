import type { StaffAlumnusInput } from "@inktvis/contract/features/content/staff-alumni";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import { insertWithSlug } from "#platform/slugs.ts";
import { setGenres } from "#features/texts/genres/chosen-genres.ts";
import { withStoredMedia } from "../../publishing/editorial-media.ts";
import { ADDRESSED_ALUMNI, readAlumnusInput } from "../alumnus-writing.ts";
import { staffAlumni } from "../queries/staff-alumni.ts";

/** Creates an alumnus. Only staff sees it before it is published. */
export async function createAlumnus(ctx: MemberContext, input: z.output<typeof StaffAlumnusInput>) {
  const values = await readAlumnusInput(ctx, input);
  return withStoredMedia(ctx, input, (media) =>
    staffAlumni(ctx).create(ctx, async (tx) => {
      const { id } = await insertWithSlug(tx, "alumni", ADDRESSED_ALUMNI.addresses, {
        ...values,
        ...media,
        isPublic: true,
        created_at: ctx.now,
        updated_at: ctx.now,
      });
      await setGenres(tx, "alumnus_genres", id, input.genres);
      return id;
    }),
  );
}
