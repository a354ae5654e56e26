import type { MemberContext } from "#platform/context.ts";
import { deleteUnusedMedia } from "../../publishing/editorial-media.ts";
import { deleteVersions } from "../../publishing/keep-version.ts";
import { staffAlumni } from "../queries/staff-alumni.ts";

/** Deletes an alumnus for good, with its slugs, pictures and file. */
export const deleteAlumnus = (ctx: MemberContext, id: string) =>
  staffAlumni(ctx).delete(ctx, id, async (tx, alumnus) => {
    await tx.deleteFrom("alumni").where("id", "=", id).execute();
    await deleteUnusedMedia(ctx, tx, alumnus);
    await deleteVersions(ctx, tx, "alumni", id);
  });
