import type { StaffPageInput } from "@inktvis/contract/features/content/staff-pages";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import { withMedia } from "../../publishing/house-media.ts";
import { checkParent, readPageInput, refusingPage } from "../page-writing.ts";
import { staffPages } from "../queries/staff-pages.ts";

/** A new page of one of the sites. */
export async function createPage(ctx: MemberContext, input: z.output<typeof StaffPageInput>) {
  const values = await readPageInput(ctx, input);
  return withMedia(ctx, input, (media) =>
    staffPages(ctx).create(ctx, async (tx) => {
      await checkParent(tx, values);
      const insert = tx
        .insertInto("pages")
        .values({ ...values, ...media, created_at: ctx.now, updated_at: ctx.now })
        .returning("id");
      const { id } = await refusingPage(insert.executeTakeFirstOrThrow());
      return id;
    }),
  );
}
