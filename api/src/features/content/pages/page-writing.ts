import type { StaffPageInput } from "@inktvis/contract/features/content/staff-pages";
import { sql } from "kysely";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { translateConstraintErrors } from "#platform/db/constraint-errors.ts";
import { invalid } from "#platform/http/errors.ts";
import { slugify } from "#platform/slugs.ts";
import { readPublished } from "../publishing/publishing.ts";
import { ancestorsOfPage, DEEPEST, fullPathOfPage } from "./queries/page-paths.ts";

type Input = z.output<typeof StaffPageInput>;

/** A page as it is stored; its part of the path is made of what was asked, or of its title. */
export async function readPageInput(ctx: MemberContext, input: Input) {
  return {
    ...(await readPublished(ctx, input)),
    site: input.site,
    parent_id: input.parentId ?? null,
    slug: slugify(input.slug ?? input.title),
    title: input.title,
    tag_id: input.tagId ?? null,
    form: input.form,
  };
}

/** Does a write that the database may refuse because of other pages. */
export const refusingPage = <T>(work: Promise<T>) =>
  translateConstraintErrors(
    {
      unique: { slug: "Op dit adres staat al een pagina. Kies een ander." },
      foreignKey: { tagId: "Kies een label uit de lijst." },
    },
    work,
  );

/**
 * Holds the pages above, so that none of them moves meanwhile.
 * @param id of the page that is to hang there, when it is there already
 * @throws 422 when it cannot hang there: on another site, below itself, or too deep
 */
export async function checkParent(
  tx: Tx,
  { site, parent_id }: { site: string; parent_id: string | null },
  id?: string,
) {
  // One at a time: two pages that are hung below each other at once would both be right.
  await sql`lock table pages in share row exclusive mode`.execute(tx);
  if (parent_id === null) return;
  const parent = await tx
    .selectFrom("pages as page")
    .select(["page.site", ancestorsOfPage(new Date(0)).as("ancestors"), isBelow(id).as("isBelow")])
    .where("page.id", "=", parent_id)
    .executeTakeFirst();
  if (!parent || parent.site !== site) throw invalid({ parentId: "Kies een pagina van dezelfde site." });
  if (parent.isBelow) throw invalid({ parentId: "Een pagina kan niet onder zichzelf hangen." });
  if (parent.ancestors.length + 2 > DEEPEST) throw invalid({ parentId: "Zo diep kan geen pagina hangen." });
}

/** Whether `page` is the one with this id, or hangs below it. */
const isBelow = (id: string | undefined) => sql<boolean>`(
  with recursive above as (
    select page.id, page.parent_id, 0 as height
    union all
    select parent.id, parent.parent_id, above.height + 1
    from above join pages parent on parent.id = above.parent_id where above.height < ${DEEPEST}
  )
  select coalesce(bool_or(id = ${id ?? null}::uuid), false) from above
)`;

/** Where a page and those below it are now, as far as they were ever public: addresses that must keep leading to them. */
export const pathsBelow = (tx: Tx, id: string, now: Date) =>
  tx
    .selectFrom("pages as page")
    .select(["page.id as page_id", "page.site", fullPathOfPage.as("path")])
    .where(isBelow(id))
    .where(sql<boolean>`coalesce(page.first_published_at, page.published_at) <= ${now}`)
    .execute();

/** Remembers where pages were; who asks there later is led on (docs/product/content.md#pages). */
export async function rememberPaths(tx: Tx, paths: Awaited<ReturnType<typeof pathsBelow>>) {
  if (paths.length === 0) return;
  await tx
    .insertInto("page_moves")
    .values(paths)
    .onConflict((conflict) =>
      conflict.columns(["site", "path"]).doUpdateSet(({ ref }) => ({ page_id: ref("excluded.page_id") })),
    )
    .execute();
}
