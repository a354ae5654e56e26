import type { StaffAlumnusInput } from "@inktvis/contract/features/content/staff-alumni";
import type * as z from "zod";
import { setGenres } from "#features/texts/genres/chosen-genres.ts";
import { contentWriting } from "../publishing/content-writing.ts";
import { readBodyAndMoment } from "../publishing/publishing.ts";
import { staffAlumni } from "./queries/staff-alumni.ts";

export const alumnusWriting = contentWriting({
  table: "alumni",
  addresses: { table: "alumnus_slugs", owner: "alumnus_id" },
  resource: staffAlumni,
  columns: async (ctx, input: z.output<typeof StaffAlumnusInput>) => ({
    ...(await readBodyAndMoment(ctx, input)),
    title: input.title,
    visible_on_homepage: input.visibleOnHomepage,
  }),
  setLinks: (tx, id, { genres }) => setGenres(tx, "alumnus_genres", id, genres),
});
