import type { StaffPageChange } from "@inktvis/contract/features/content/staff-pages";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import { invalid } from "#platform/http/errors.ts";
import { deleteUnusedMedia, withStoredMedia } from "../../publishing/editorial-media.ts";
import { refuseStale } from "#platform/http/refuse-stale.ts";
import { publicSince } from "../../publishing/publishing.ts";
import {
  checkParent,
  publicPathsBelow,
  readPageInput,
  translatePageConflicts,
  recordFormerPaths,
} from "../page-writing.ts";
import { staffPages } from "../queries/staff-pages.ts";

const siteIsFixed = () => invalid({ site: "Een pagina verhuist niet naar een andere site. Maak ze daar opnieuw." });

/** Updates a page. @throws 409 when it was saved by somebody else since it was opened */
export async function updatePage(ctx: MemberContext, id: string, input: z.output<typeof StaffPageChange>) {
  const values = await readPageInput(ctx, input);
  return withStoredMedia(ctx, input, (media) =>
    staffPages(ctx).update(
      ctx,
      id,
      async (tx, before) => {
        refuseStale(before, input.revision);
        if (values.site !== before.site) throw siteIsFixed();
        const isMoving = values.slug !== before.slug || values.parent_id !== before.parentId;
        if (isMoving) {
          await checkParent(tx, values, id);
          await recordFormerPaths(tx, await publicPathsBelow(tx, id, ctx.now));
        }
        const publication = await tx
          .selectFrom("pages")
          .select(["published_at", "first_published_at"])
          .where("id", "=", id)
          .executeTakeFirstOrThrow();
        const update = tx
          .updateTable("pages")
          .set({
            ...values,
            ...media,
            first_published_at: publicSince(publication, ctx.now),
            updated_at: ctx.now,
            revision: before.revision + 1,
          })
          .where("id", "=", id);
        await translatePageConflicts(update.execute());
      },
      (tx, before, after) => deleteUnusedMedia(ctx, tx, before, after),
    ),
  );
}
