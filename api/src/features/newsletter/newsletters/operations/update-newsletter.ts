import { deleteUnusedMedia } from "#features/content/publishing/editorial-media.ts";
import type { EditorContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { refuseStale } from "#platform/http/refuse-stale.ts";
import { alreadySent } from "../newsletter.errors.ts";
import { readNewsletterInput } from "../newsletter-input.ts";
import { staffNewsletters } from "../queries/staff-newsletters.ts";

type Input = Parameters<typeof readNewsletterInput>[1] & { revision: number };

/**
 * Updates a newsletter until it is sent.
 * @param also at the end of the transaction
 * @throws 409 when it was sent, or was saved by somebody else since it was opened
 */
export async function updateNewsletter(ctx: EditorContext, id: string, input: Input, also?: (tx: Tx) => Promise<void>) {
  const values = await readNewsletterInput(ctx, input);
  return staffNewsletters(ctx).update(
    ctx,
    id,
    async (tx, before) => {
      if (before.sentAt) throw alreadySent();
      refuseStale(before, input.revision);
      await tx
        .updateTable("newsletters")
        .set({ ...values, updated_at: ctx.now, revision: before.revision + 1 })
        .where("id", "=", id)
        .execute();
    },
    async (tx, before, after) => {
      await deleteUnusedMedia(ctx, tx, before, after);
      await also?.(tx);
    },
  );
}
