import type { StaffAlumnusInput } from "@inktvis/contract/features/content/staff-alumni";
import type * as z from "zod";
import type { EditorContext } from "#platform/context.ts";
import { readBodyAndMoment } from "../publishing/publishing.ts";

/** Every slug that an alumnus had while their page was public stays reserved for them. */
export const ADDRESSED_ALUMNI = {
  rows: "alumni",
  addresses: { table: "alumnus_slugs", owner: "alumnus_id" },
} as const;

/** The columns of an alumnus, without slug, genres and media. @throws 422 for an empty body */
export async function readAlumnusInput(ctx: EditorContext, input: z.output<typeof StaffAlumnusInput>) {
  const { title, visibleOnHomepage } = input;
  return { ...(await readBodyAndMoment(ctx, input)), title, visible_on_homepage: visibleOnHomepage };
}
