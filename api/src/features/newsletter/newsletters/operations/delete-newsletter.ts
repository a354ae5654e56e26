import { deleteContent } from "#features/content/publishing/content-resource.ts";
import type { MemberContext } from "#platform/context.ts";
import { alreadySent } from "../newsletter.errors.ts";
import { staffNewsletters } from "../queries/staff-newsletters.ts";

/** Deletes a draft, with its pictures. @throws 409 when it was sent */
export const deleteNewsletter = (ctx: MemberContext, id: string) =>
  deleteContent(ctx, staffNewsletters(ctx), id, {
    refuse: (_tx, { sentAt }) => {
      if (sentAt) throw alreadySent();
    },
  });
