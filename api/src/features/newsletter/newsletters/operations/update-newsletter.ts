import type { EditorContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { saveContent } from "#features/content/publishing/save-content.ts";
import { alreadySent } from "../newsletter.errors.ts";
import { readNewsletterInput } from "../newsletter-input.ts";
import { staffNewsletters } from "../queries/staff-newsletters.ts";

type Input = Parameters<typeof readNewsletterInput>[1] & { revision: number };

/**
 * Updates a newsletter that is not sent yet.
 * @param also runs at the end of the transaction
 * @throws 409 when it was sent, or was saved by somebody else after it was opened
 */
export async function updateNewsletter(ctx: EditorContext, id: string, input: Input, also?: (tx: Tx) => Promise<void>) {
  const values = await readNewsletterInput(ctx, input);
  return saveContent(ctx, staffNewsletters(ctx), {
    id,
    input,
    also,
    change: async (tx, before) => {
      if (before.sentAt) throw alreadySent();
      await tx
        .updateTable("newsletters")
        .set({ ...values, updated_at: ctx.now, revision: before.revision + 1 })
        .where("id", "=", id)
        .execute();
    },
  });
}
