import type { StaffAlumnusQuery } from "@inktvis/contract/features/content/staff-alumni";
import { alumnusPath } from "@inktvis/contract/page-paths/schrijfacademie";
import { sql } from "kysely";
import type * as z from "zod";
import type { Context, EditorContext, MemberContext } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import type { RowOf } from "#platform/db/row-of.ts";
import { contains, staffPage } from "#platform/db/staff-page.ts";
import { FILE_COLUMNS, fileOf, pictureOf } from "#platform/files/media.ts";
import { visibleImages } from "#features/media/images/visible-images.ts";
import { genreIdsOf } from "#features/texts/genres/chosen-genres.ts";
import { contentResource, publishedOf } from "../../publishing/content-resource.ts";
import { filterByState } from "../../publishing/publishing.ts";

const selectAlumni = (db: Database | Tx) =>
  db
    .selectFrom("alumni as alumnus")
    .leftJoin(visibleImages.as("image"), "image.id", "alumnus.image_id")
    .leftJoin("files as file", "file.id", "alumnus.file_id")
    .select([
      "alumnus.id",
      "alumnus.slug",
      "alumnus.title",
      "alumnus.body",
      "alumnus.visible_on_homepage",
      "alumnus.published_at",
      "alumnus.updated_at",
      "alumnus.revision",
      "image.picture as image",
      ...FILE_COLUMNS,
      genreIdsOf("alumnus_genres", "alumnus.id").as("genres"),
    ]);

const toStaffAlumnus = (ctx: Pick<Context, "config" | "now">) => (row: RowOf<ReturnType<typeof selectAlumni>>) => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  body: row.body,
  visibleOnHomepage: row.visible_on_homepage,
  image: pictureOf(row.image),
  attachment: fileOf(row),
  genres: row.genres,
  ...publishedOf(ctx, row, { site: "schrijfacademie", path: alumnusPath(row.slug) }),
});

/** Alumni as the staff room reads and changes them; changes are audited. */
export const staffAlumni = (ctx: EditorContext) =>
  contentResource({
    kind: "alumni",
    table: "alumni",
    read: async (db, id: string) => {
      const row = await selectAlumni(db).where("alumnus.id", "=", id).executeTakeFirst();
      return row && toStaffAlumnus(ctx)(row);
    },
  });

/** All alumni, unpublished ones included. */
export function listStaffAlumni(ctx: MemberContext, query: z.output<typeof StaffAlumnusQuery>) {
  const { q, state } = query;
  const rows = filterByState(selectAlumni(ctx.db), state, ctx.now).where(contains(sql`alumnus.title`, q));
  return staffPage(ctx.db, rows, query, {
    id: sql`alumnus.id`,
    sorts: {
      publishedAt: sql`alumnus.published_at`,
      title: sql`alumnus.title collate "nl-BE-x-icu"`,
      updatedAt: sql`alumnus.updated_at`,
    },
    toRow: toStaffAlumnus(ctx),
  });
}
