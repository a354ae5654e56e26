import type { StaffPageInput } from "@inktvis/contract/features/content/staff-pages";
import { sql } from "kysely";
import type * as z from "zod";
import type { EditorContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { translateConstraintErrors } from "#platform/db/constraint-errors.ts";
import { invalid } from "#platform/http/errors.ts";
import { slugify } from "#platform/slugs.ts";
import { readPublishedFields } from "../publishing/publishing.ts";
import { ancestorsOfPage, MAX_DEPTH, fullPathOfPage } from "./queries/page-paths.ts";

type Input = z.output<typeof StaffPageInput>;

/** The columns of a page; its slug is made from the requested one, or from the title. */
export async function readPageInput(ctx: EditorContext, input: Input) {
  return {
    ...(await readPublishedFields(ctx, input)),
    site: input.site,
    parent_id: input.parentId ?? null,
    slug: slugify(input.slug ?? input.title),
    title: input.title,
    tag_id: input.tagId ?? null,
    form: input.form ?? null,
  };
}

/** Turns constraint violations of a write into form errors. @throws 422 for a path that is taken or an unknown tag */
export const translatePageConflicts = <T>(work: Promise<T>) =>
  translateConstraintErrors(
    {
      unique: { slug: "Op dit adres staat al een pagina. Kies een ander." },
      foreignKey: { tagId: "Kies een label uit de lijst." },
    },
    work,
  );

/**
 * Checks the parent of a page, and locks the table so that no other page moves in the meantime.
 * @param id the id of the page itself, if it exists already
 * @throws 422 when the parent is on another site, below the page itself, or too deep
 */
export async function checkParent(
  tx: Tx,
  { site, parent_id }: { site: string; parent_id: string | null },
  id?: string,
) {
  // Otherwise two pages could become each other's parent at the same moment.
  await sql`lock table pages in share row exclusive mode`.execute(tx);
  if (parent_id === null) return;
  const parent = await tx
    .selectFrom("pages as page")
    .select(["page.site", ancestorsOfPage(new Date(0)).as("ancestors"), isBelow(id).as("isBelow")])
    .select(levelsBelow(id).as("levelsBelow"))
    .where("page.id", "=", parent_id)
    .executeTakeFirst();
  if (!parent || parent.site !== site) throw invalid({ parentId: "Kies een pagina van dezelfde site." });
  if (parent.isBelow) throw invalid({ parentId: "Een pagina kan niet onder zichzelf hangen." });
  if (parent.ancestors.length + 2 + parent.levelsBelow > MAX_DEPTH)
    throw invalid({ parentId: "Zo diep kan geen pagina hangen." });
}

/** The number of levels of pages below this page, which move with it. */
const levelsBelow = (id: string | undefined) => sql<number>`(
  with recursive below as (
    select id, 0 as level from pages where id = ${id ?? null}::uuid
    union all
    select child.id, below.level + 1
    from below join pages child on child.parent_id = below.id where below.level < ${MAX_DEPTH}
  )
  select coalesce(max(level), 0) from below
)`;

/** Whether `page` is the page with this id or one of its descendants. */
const isBelow = (id: string | undefined) => sql<boolean>`(
  with recursive above as (
    select page.id, page.parent_id, 0 as height
    union all
    select parent.id, parent.parent_id, above.height + 1
    from above join pages parent on parent.id = above.parent_id where above.height < ${MAX_DEPTH}
  )
  select coalesce(bool_or(id = ${id ?? null}::uuid), false) from above
)`;

/** The paths of a page and its descendants that were ever public, and so must keep redirecting. */
export const publicPathsBelow = (tx: Tx, id: string, now: Date) =>
  tx
    .selectFrom("pages as page")
    .select(["page.id as page_id", "page.site", fullPathOfPage.as("path")])
    .where(isBelow(id))
    .where(sql<boolean>`coalesce(page.first_published_at, page.published_at) <= ${now}`)
    .execute();

/** Records former paths, which redirect from now on (docs/product/content.md#pages). */
export async function recordFormerPaths(tx: Tx, paths: Awaited<ReturnType<typeof publicPathsBelow>>) {
  if (paths.length === 0) return;
  await tx
    .insertInto("page_moves")
    .values(paths)
    .onConflict((conflict) =>
      conflict.columns(["site", "path"]).doUpdateSet(({ ref }) => ({ page_id: ref("excluded.page_id") })),
    )
    .execute();
}
