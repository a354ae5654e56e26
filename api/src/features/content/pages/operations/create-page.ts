import type { StaffPageInput } from "@inktvis/contract/features/content/staff-pages";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import { withStoredMedia } from "../../publishing/editorial-media.ts";
import { checkParent, readPageInput, translatePageConflicts } from "../page-writing.ts";
import { staffPages } from "../queries/staff-pages.ts";

/** Creates a page on one of the sites. */
export async function createPage(ctx: MemberContext, input: z.output<typeof StaffPageInput>) {
  const values = await readPageInput(ctx, input);
  return withStoredMedia(ctx, input, (media) =>
    staffPages(ctx).create(ctx, async (tx) => {
      await checkParent(tx, values);
      const insert = tx
        .insertInto("pages")
        .values({ ...values, ...media, created_at: ctx.now, updated_at: ctx.now })
        .returning("id");
      const { id } = await translatePageConflicts(insert.executeTakeFirstOrThrow());
      return id;
    }),
  );
}
