import type { PAGE_SITES, StaffPageQuery } from "@inktvis/contract/features/content/staff-pages";
import { sql } from "kysely";
import type * as z from "zod";
import type { Context, EditorContext, MemberContext } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import type { RowOf } from "#platform/db/row-of.ts";
import { contains, staffPage } from "#platform/db/staff-page.ts";
import { whereGiven } from "#platform/db/where-given.ts";
import { FILE_COLUMNS, fileOf, pictureOf } from "#platform/files/media.ts";
import { visibleImages } from "#features/media/images/visible-images.ts";
import { contentResource, publishedOf } from "../../publishing/content-resource.ts";
import { filterByState } from "../../publishing/publishing.ts";
import { pageForm } from "./page-form.ts";
import { fullPathOfPage } from "./page-paths.ts";

const selectPages = (db: Database | Tx) =>
  db
    .selectFrom("pages as page")
    .leftJoin(visibleImages.as("image"), "image.id", "page.image_id")
    .leftJoin("files as file", "file.id", "page.file_id")
    .select([
      "page.id",
      // Guaranteed by the contract.
      sql<(typeof PAGE_SITES)[number]>`page.site`.as("site"),
      "page.parent_id",
      "page.slug",
      "page.title",
      "page.body",
      "page.tag_id",
      "page.cta_button_text",
      "page.cta_button_url",
      pageForm,
      "page.published_at",
      "page.updated_at",
      "page.revision",
      "image.picture as image",
      ...FILE_COLUMNS,
      fullPathOfPage.as("fullPath"),
    ]);

const toStaffPage = (ctx: Pick<Context, "config" | "now">) => (row: RowOf<ReturnType<typeof selectPages>>) => ({
  id: row.id,
  site: row.site,
  parentId: row.parent_id,
  slug: row.slug,
  fullPath: row.fullPath,
  title: row.title,
  body: row.body,
  image: pictureOf(row.image),
  attachment: fileOf(row),
  tagId: row.tag_id,
  ctaButtonText: row.cta_button_text,
  ctaButtonUrl: row.cta_button_url,
  form: row.form,
  ...publishedOf(ctx, row, { site: row.site, path: row.fullPath }),
});

/** Pages as the staff room reads and changes them; changes are audited. */
export const staffPages = (ctx: EditorContext) =>
  contentResource({
    kind: "pages",
    table: "pages",
    read: async (db, id: string) => {
      const row = await selectPages(db).where("page.id", "=", id).executeTakeFirst();
      return row && toStaffPage(ctx)(row);
    },
  });

/** The pages of all sites, unpublished ones included. */
export function listStaffPages(ctx: MemberContext, query: z.output<typeof StaffPageQuery>) {
  const { q, site, state } = query;
  const ofSite = whereGiven(selectPages(ctx.db), { "page.site": site });
  const rows = filterByState(ofSite, state, ctx.now).where(contains(sql`page.title`, q));
  return staffPage(ctx.db, rows, query, {
    id: sql`page.id`,
    sorts: {
      fullPath: sql`page.site || ${fullPathOfPage}`,
      title: sql`page.title collate "nl-BE-x-icu"`,
      publishedAt: sql`page.published_at`,
      updatedAt: sql`page.updated_at`,
    },
    toRow: toStaffPage(ctx),
  });
}
