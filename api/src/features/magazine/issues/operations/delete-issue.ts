import type { MemberContext } from "#platform/context.ts";
import { deleteContent } from "#features/content/publishing/content-resource.ts";
import { staffIssues } from "../queries/staff-issues.ts";

/** Deletes an issue for good, with its slugs and cover. Its articles stay. */
export const deleteIssue = (ctx: MemberContext, id: string) => deleteContent(ctx, staffIssues(ctx), id);
