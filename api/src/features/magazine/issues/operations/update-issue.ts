import type { StaffMagazineIssueChange } from "@inktvis/contract/features/magazine/staff-issues";
import type * as z from "zod";
import type { EditorContext, MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { type StoredMedia, withStoredMedia } from "#features/content/publishing/editorial-media.ts";
import { movePublishedSlug } from "#features/content/publishing/published-slug.ts";
import { saveContent } from "#features/content/publishing/save-content.ts";
import { ADDRESSED_ISSUES, issueColumns, refuseTakenNumber, setContents } from "../issue-writing.ts";
import { staffIssues } from "../queries/staff-issues.ts";

type Input = z.output<typeof StaffMagazineIssueChange>;

/** Updates an issue. @throws 409 when it was saved by somebody else since it was opened */
export const updateIssue = (ctx: MemberContext, id: string, input: Input) =>
  withStoredMedia(ctx, input, (media) => saveIssue(ctx, id, input, media));

/**
 * The same with a cover that is stored already.
 * @param also at the end of the transaction
 */
export const saveIssue = (
  ctx: EditorContext,
  id: string,
  input: Input,
  { image_id }: StoredMedia,
  also?: (tx: Tx) => Promise<void>,
) =>
  saveContent(ctx, staffIssues(ctx), {
    id,
    input,
    also,
    change: async (tx, before) => {
      const address = await movePublishedSlug(tx, ADDRESSED_ISSUES, { id, title: input.title, now: ctx.now });
      const update = tx
        .updateTable("magazine_issues")
        .set({ ...issueColumns(input), ...address, image_id, updated_at: ctx.now, revision: before.revision + 1 })
        .where("id", "=", id);
      await refuseTakenNumber(update.execute());
      await setContents(tx, id, input.contents);
    },
  });
