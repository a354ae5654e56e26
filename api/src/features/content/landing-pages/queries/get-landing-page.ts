import type { StoredBlock } from "@inktvis/contract/features/content/landing-blocks";
import type { LandingPage } from "@inktvis/contract/features/content/landing-pages";
import type { StoredMenuLink } from "@inktvis/contract/features/content/staff-landing-pages";
import { sql } from "kysely";
import type { Context } from "#platform/context.ts";
import { notFound } from "#platform/http/errors.ts";
import { landingPagesOfSite } from "../landing-page.policy.ts";
import { creditedBlocks, menuLinks, picturesOfBlocks, shownBlocks } from "../shown-blocks.ts";

/**
 * Finds a landing page of the requested site by its slug, or by one that it had while it was public.
 * @throws 404 when there is none, when it belongs to another site, or when it is not public yet
 */
export async function getLandingPage(ctx: Context, slug: string) {
  const row = await landingPagesOfSite(ctx)
    .innerJoin("landing_page_slugs as address", "address.landing_page_id", "landing.id")
    .select([
      "landing.slug",
      // Guaranteed by the contract, like the columns below.
      sql<LandingPage["site"]>`landing.site`.as("site"),
      sql<LandingPage["themeSite"]>`landing.theme_site`.as("themeSite"),
      "landing.title",
      "landing.description",
      sql<StoredMenuLink[]>`landing.menu`.as("menu"),
      sql<StoredBlock[]>`landing.blocks`.as("blocks"),
      "landing.noindex",
      // The policy guarantees that the page is published.
      sql<Date>`landing.published_at`.as("publishedAt"),
      "landing.updated_at",
      picturesOfBlocks.as("pictures"),
    ])
    .where("address.slug", "=", slug)
    .executeTakeFirst();
  if (!row) throw notFound();
  const { pictures, publishedAt, updated_at, ...page } = row;
  const blocks = creditedBlocks(shownBlocks(page.blocks, pictures), pictures);
  return {
    data: {
      ...page,
      menu: menuLinks(page.menu, blocks),
      blocks,
      publishedAt: publishedAt.toISOString(),
      updatedAt: updated_at.toISOString(),
    },
  };
}
