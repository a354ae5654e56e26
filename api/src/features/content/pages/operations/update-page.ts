import type { StaffPageChange } from "@inktvis/contract/features/content/staff-pages";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import { invalid } from "#platform/http/errors.ts";
import { dropUnshownMedia, withMedia } from "../../publishing/house-media.ts";
import { publicSince, refuseStale } from "../../publishing/publishing.ts";
import { checkParent, pathsBelow, readPageInput, refusingPage, rememberPaths } from "../page-writing.ts";
import { staffPages } from "../queries/staff-pages.ts";

const staysOnItsSite = () => invalid({ site: "Een pagina verhuist niet naar een andere site. Maak ze daar opnieuw." });

/** Changes a page, on top of the version that was opened. */
export async function updatePage(ctx: MemberContext, id: string, input: z.output<typeof StaffPageChange>) {
  const values = await readPageInput(ctx, input);
  return withMedia(ctx, input, (media) =>
    staffPages(ctx).update(
      ctx,
      id,
      async (tx, before) => {
        refuseStale(before, input.revision);
        if (values.site !== before.site) throw staysOnItsSite();
        const moves = values.slug !== before.slug || values.parent_id !== before.parentId;
        if (moves) {
          await checkParent(tx, values, id);
          await rememberPaths(tx, await pathsBelow(tx, id, ctx.now));
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
        await refusingPage(update.execute());
      },
      (tx, before, after) => dropUnshownMedia(ctx, tx, before, after),
    ),
  );
}
