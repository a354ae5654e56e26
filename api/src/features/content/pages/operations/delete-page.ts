import type { MemberContext } from "#platform/context.ts";
import { refused } from "#platform/http/errors.ts";
import { deleteContent } from "../../publishing/content-resource.ts";
import { staffPages } from "../queries/staff-pages.ts";

const hasPagesBelow = () => refused("Onder deze pagina hangen andere. Verwijder of verhuis die eerst.");

/** Deletes a page for good, with its former paths, pictures and file. @throws 422 while it has subpages */
export const deletePage = (ctx: MemberContext, id: string) =>
  deleteContent(ctx, staffPages(ctx), id, {
    refuse: async (tx) => {
      const below = await tx.selectFrom("pages").select("id").where("parent_id", "=", id).executeTakeFirst();
      if (below) throw hasPagesBelow();
    },
  });
