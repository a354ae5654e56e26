import { sql } from "kysely";
import type { Context } from "#platform/context.ts";
import type { RowOf } from "#platform/db/row-of.ts";
import { FILE_COLUMNS, fileOf, pictureOf } from "#platform/files/media.ts";
import { notFound } from "#platform/http/errors.ts";
import { creditedBody, makersOf } from "#features/media/images/credited-body.ts";
import { visibleImages } from "#features/media/images/visible-images.ts";
import { taggedArticles } from "../../articles/queries/tagged-articles.ts";
import { TERMS_PAGE, termsPageBody } from "#features/accounts/terms/terms-page.ts";
import { pagesOfSite } from "../page.policy.ts";
import { pageForm } from "./page-form.ts";
import { ancestorsOfPage, parentLinks, pathOf } from "./page-paths.ts";

/** The maximum number of related articles (docs/product/content.md#pages). */
const RELATED = 48;

/**
 * Finds a page of the requested site by the last part of its path. When several match, `path` decides, otherwise the
 * one with the fewest ancestors. A former path finds the page too (`isMoved`).
 * @throws 404
 */
export async function getPage(ctx: Context, slug: string, path?: string) {
  const candidates = (await selectPage(ctx).where("page.slug", "=", slug).execute()).map(withPath);
  const highest = candidates.toSorted((a, b) => a.ancestors.length - b.ancestors.length)[0];
  const atPath = candidates.find(({ fullPath }) => fullPath === path);
  const formerlyAtPath = atPath || path === undefined ? undefined : await pageFormerlyAt(ctx, path);
  const page = atPath ?? formerlyAtPath ?? highest;
  if (!page) throw notFound();
  const [subPages, related] = await Promise.all([
    pagesBelow(ctx, page),
    page.tag_id === null ? [] : taggedArticles(ctx, page.tag_id, RELATED),
  ]);
  const parents = parentLinks(page.ancestors);
  return {
    data: {
      title: page.title,
      slug: page.slug,
      site: ctx.site,
      body:
        (isTermsPage(ctx, page) && (await termsPageBody(ctx.db))) || creditedBody(page.body, (id) => page.makers[id]),
      fullPath: page.fullPath,
      parentPage: parents.at(-1) ?? null,
      parents,
      subPages,
      image: pictureOf(page.image),
      file: fileOf(page),
      ctaButtonText: page.cta_button_text,
      ctaButtonUrl: page.cta_button_url,
      tagId: page.tag_id,
      isMoved: formerlyAtPath !== undefined,
      form: page.form,
      related,
    },
  };
}

/** This page shows the published terms, which people agreed to, instead of its own body. */
const isTermsPage = ({ site }: Context, { fullPath }: { fullPath: string }) =>
  site === TERMS_PAGE.site && fullPath === `/${TERMS_PAGE.slug}`;

const selectPage = (ctx: Context) =>
  pagesOfSite(ctx)
    .leftJoin(visibleImages.as("image"), "image.id", "page.image_id")
    .leftJoin("files as file", "file.id", "page.file_id")
    .select([
      "page.id",
      "page.title",
      "page.slug",
      "page.body",
      "page.cta_button_text",
      "page.cta_button_url",
      "page.tag_id",
      "image.picture as image",
      ...FILE_COLUMNS,
      ancestorsOfPage(ctx.now).as("ancestors"),
      makersOf("page.pictures").as("makers"),
      pageForm,
    ]);

type PageRow = RowOf<ReturnType<typeof selectPage>>;
const withPath = (row: PageRow) => ({
  ...row,
  fullPath: pathOf([...row.ancestors.map((above) => above.slug), row.slug]),
});

async function pageFormerlyAt(ctx: Context, path: string) {
  const row = await selectPage(ctx)
    .innerJoin("page_moves as move", "move.page_id", "page.id")
    .where("move.site", "=", ctx.site)
    .where("move.path", "=", path)
    .executeTakeFirst();
  return row && withPath(row);
}

async function pagesBelow(ctx: Context, { id, fullPath }: { id: string; fullPath: string }) {
  const rows = await pagesOfSite(ctx)
    .select(["page.title", "page.slug"])
    .where("page.parent_id", "=", id)
    .orderBy(sql`page.title collate "nl-BE-x-icu"`)
    .execute();
  return rows.map(({ title, slug }) => ({ title, fullPath: `${fullPath}/${slug}` }));
}
