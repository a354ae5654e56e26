import type { MemberContext } from "#platform/context.ts";
import { deleteUnusedMedia } from "#features/content/publishing/editorial-media.ts";
import { deleteVersions } from "#features/content/publishing/keep-version.ts";
import { staffIssues } from "../queries/staff-issues.ts";

/** Deletes an issue for good, with its slugs and cover. Its articles stay. */
export const deleteIssue = (ctx: MemberContext, id: string) =>
  staffIssues(ctx).delete(ctx, id, async (tx, issue) => {
    await tx.deleteFrom("magazine_issues").where("id", "=", id).execute();
    await deleteUnusedMedia(ctx, tx, issue);
    await deleteVersions(ctx, tx, "magazineIssues", id);
  });
