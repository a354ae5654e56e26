import type { StaffMagazineIssueInput } from "@inktvis/contract/features/magazine/staff-issues";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import { insertWithSlug } from "#platform/slugs.ts";
import { withStoredMedia } from "#features/content/publishing/editorial-media.ts";
import { ADDRESSED_ISSUES, issueColumns, refuseTakenNumber, setContents } from "../issue-writing.ts";
import { staffIssues } from "../queries/staff-issues.ts";

/** Makes an issue. Only staff sees it before it is published. @throws 422 */
export const createIssue = (ctx: MemberContext, input: z.output<typeof StaffMagazineIssueInput>) =>
  withStoredMedia(ctx, input, ({ image_id }) =>
    staffIssues(ctx).create(ctx, async (tx) => {
      const { id } = await refuseTakenNumber(
        insertWithSlug(tx, "magazine_issues", ADDRESSED_ISSUES.addresses, {
          ...issueColumns(input),
          image_id: image_id ?? null,
          isPublic: true,
          created_at: ctx.now,
          updated_at: ctx.now,
        }),
      );
      await setContents(tx, id, input.contents);
      return id;
    }),
  );
