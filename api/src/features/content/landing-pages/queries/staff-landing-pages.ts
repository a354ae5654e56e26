import type { StoredBlock } from "@inktvis/contract/features/content/landing-blocks";
import type { LandingPage } from "@inktvis/contract/features/content/landing-pages";
import type { StaffLandingPageQuery, StoredMenuLink } from "@inktvis/contract/features/content/staff-landing-pages";
import { landingPagePath } from "@inktvis/contract/page-paths/landing-pages";
import { sql } from "kysely";
import type * as z from "zod";
import type { Context, EditorContext, MemberContext } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import type { RowOf } from "#platform/db/row-of.ts";
import { contains, staffPage } from "#platform/db/staff-page.ts";
import { whereGiven } from "#platform/db/where-given.ts";
import { filterByState } from "../../publishing/publishing.ts";
import { contentResource, publishedOf } from "../../publishing/content-resource.ts";
import { picturesOfBlocks, shownBlocks } from "../shown-blocks.ts";

const selectLandingPages = (db: Database | Tx) =>
  db.selectFrom("landing_pages as landing").select([
    "landing.id",
    // Guaranteed by the contract, like the columns below.
    sql<LandingPage["site"]>`landing.site`.as("site"),
    sql<LandingPage["themeSite"]>`landing.theme_site`.as("themeSite"),
    "landing.slug",
    "landing.title",
    "landing.description",
    sql<StoredMenuLink[]>`landing.menu`.as("menu"),
    sql<StoredBlock[]>`landing.blocks`.as("blocks"),
    "landing.noindex",
    "landing.published_at",
    "landing.updated_at",
    "landing.revision",
    picturesOfBlocks.as("pictures"),
  ]);

const toStaffLandingPage =
  (ctx: Pick<Context, "config" | "now">) =>
  ({ pictures, published_at, updated_at, ...row }: RowOf<ReturnType<typeof selectLandingPages>>) => ({
    ...row,
    blocks: shownBlocks(row.blocks, pictures),
    ...publishedOf(
      ctx,
      { published_at, updated_at, revision: row.revision },
      { site: row.site, path: landingPagePath(row.slug) },
    ),
  });

/** Landing pages as the staff room reads and changes them; changes are audited. */
export const staffLandingPages = (ctx: EditorContext) =>
  contentResource({
    kind: "landingPages",
    table: "landing_pages",
    read: async (db, id: string) => {
      const row = await selectLandingPages(db).where("landing.id", "=", id).executeTakeFirst();
      return row && toStaffLandingPage(ctx)(row);
    },
  });

/** The landing pages of all sites, unpublished ones included. */
export function listStaffLandingPages(ctx: MemberContext, query: z.output<typeof StaffLandingPageQuery>) {
  const { q, site, state } = query;
  const ofSite = whereGiven(selectLandingPages(ctx.db), { "landing.site": site });
  const rows = filterByState(ofSite, state, ctx.now).where(contains(sql`landing.title`, q));
  return staffPage(ctx.db, rows, query, {
    id: sql`landing.id`,
    sorts: {
      title: sql`landing.title collate "nl-BE-x-icu"`,
      publishedAt: sql`landing.published_at`,
      updatedAt: sql`landing.updated_at`,
    },
    toRow: toStaffLandingPage(ctx),
  });
}
