import type { StaffPageChange } from "@inktvis/contract/features/content/staff-pages";
import type * as z from "zod";
import type { EditorContext, MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { invalid } from "#platform/http/errors.ts";
import { type StoredMedia, withStoredMedia } from "../../publishing/editorial-media.ts";
import { saveContent } from "../../publishing/save-content.ts";
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
export const updatePage = (ctx: MemberContext, id: string, input: z.output<typeof StaffPageChange>) =>
  withStoredMedia(ctx, input, (media) => savePage(ctx, id, input, media));

/**
 * Updates a page with a picture and a file that are already stored.
 * @param also runs at the end of the transaction
 */
export async function savePage(
  ctx: EditorContext,
  id: string,
  input: z.output<typeof StaffPageChange>,
  media: StoredMedia,
  also?: (tx: Tx) => Promise<void>,
) {
  const values = await readPageInput(ctx, input);
  return saveContent(ctx, staffPages(ctx), {
    id,
    input,
    also,
    change: async (tx, before) => {
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
  });
}
