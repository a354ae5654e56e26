import type { MemberContext } from "#platform/context.ts";
import { deleteContent } from "../../publishing/content-resource.ts";
import { staffLandingPages } from "../queries/staff-landing-pages.ts";

/** Deletes a landing page for good, with its slugs and the pictures whose addresses are in its blocks. */
export const deleteLandingPage = (ctx: MemberContext, id: string) =>
  deleteContent(ctx, staffLandingPages(ctx), id, { mediaOf: ({ blocks }) => ({ body: JSON.stringify(blocks) }) });
