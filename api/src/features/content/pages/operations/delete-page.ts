import type { MemberContext } from "#platform/context.ts";
import { refused } from "#platform/http/errors.ts";
import { deleteUnusedMedia } from "../../publishing/editorial-media.ts";
import { deleteVersions } from "../../publishing/keep-version.ts";
import { staffPages } from "../queries/staff-pages.ts";

const hasPagesBelow = () => refused("Onder deze pagina hangen andere. Verwijder of verhuis die eerst.");

/** Deletes a page for good, with its former paths, pictures and file. @throws 422 while it has subpages */
export const deletePage = (ctx: MemberContext, id: string) =>
  staffPages(ctx).delete(ctx, id, async (tx, page) => {
    const below = await tx.selectFrom("pages").select("id").where("parent_id", "=", id).executeTakeFirst();
    if (below) throw hasPagesBelow();
    await tx.deleteFrom("pages").where("id", "=", id).execute();
    await deleteUnusedMedia(ctx, tx, page);
    await deleteVersions(ctx, tx, "pages", id);
  });
