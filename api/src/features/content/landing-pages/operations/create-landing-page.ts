import type { StaffLandingPageInput } from "@inktvis/contract/features/content/staff-landing-pages";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import { claimPermanentSlug } from "#platform/slugs.ts";
import { ADDRESSED_LANDING_PAGES, checkAddedPictures, readLandingPageInput } from "../landing-page-writing.ts";
import { staffLandingPages } from "../queries/staff-landing-pages.ts";

/** Creates a landing page on one of the sites. Only staff can see it before it is published. */
export async function createLandingPage(ctx: MemberContext, input: z.output<typeof StaffLandingPageInput>) {
  const values = await readLandingPageInput(ctx, input);
  return staffLandingPages(ctx).create(ctx, async (tx) => {
    // Claiming a slug needs the id of an existing row. A unique placeholder is its slug until then.
    const { id } = await tx
      .insertInto("landing_pages")
      .values({ ...values, slug: crypto.randomUUID(), created_at: ctx.now, updated_at: ctx.now })
      .returning("id")
      .executeTakeFirstOrThrow();
    const wanted = { id, title: input.slug ?? input.title, isPublic: true };
    const slug = await claimPermanentSlug(tx, ADDRESSED_LANDING_PAGES.addresses, wanted);
    await tx.updateTable("landing_pages").set({ slug }).where("id", "=", id).execute();
    await checkAddedPictures(tx, ctx.viewer, id, null);
    return id;
  });
}
