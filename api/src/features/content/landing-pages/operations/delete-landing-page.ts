import type { MemberContext } from "#platform/context.ts";
import { deleteUnusedMedia } from "../../publishing/editorial-media.ts";
import { deleteVersions } from "../../publishing/keep-version.ts";
import { mediaIn } from "../landing-page-media.ts";
import { staffLandingPages } from "../queries/staff-landing-pages.ts";

/** Deletes a landing page for good, with its slugs and pictures. */
export const deleteLandingPage = (ctx: MemberContext, id: string) =>
  staffLandingPages(ctx).delete(ctx, id, async (tx, page) => {
    await tx.deleteFrom("landing_pages").where("id", "=", id).execute();
    await deleteUnusedMedia(ctx, tx, mediaIn(page));
    await deleteVersions(ctx, tx, "landingPages", id);
  });
