import { deleteUnusedMedia } from "#features/content/publishing/editorial-media.ts";
import { deleteVersions } from "#features/content/publishing/keep-version.ts";
import type { MemberContext } from "#platform/context.ts";
import { alreadySent } from "../newsletter.errors.ts";
import { staffNewsletters } from "../queries/staff-newsletters.ts";

/** Deletes a draft, with its pictures. @throws 409 when it was sent */
export const deleteNewsletter = (ctx: MemberContext, id: string) =>
  staffNewsletters(ctx).delete(ctx, id, async (tx, before) => {
    if (before.sentAt) throw alreadySent();
    await tx.deleteFrom("newsletters").where("id", "=", id).execute();
    await deleteUnusedMedia(ctx, tx, before);
    await deleteVersions(ctx, tx, "newsletters", id);
  });
