import type { MemberContext } from "#platform/context.ts";
import { deleteContent } from "../../publishing/content-resource.ts";
import { staffAlumni } from "../queries/staff-alumni.ts";

/** Deletes an alumnus for good, with its slugs, pictures and file. */
export const deleteAlumnus = (ctx: MemberContext, id: string) => deleteContent(ctx, staffAlumni(ctx), id);
