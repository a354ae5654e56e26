import { notFound } from "@tanstack/react-router";
import { api } from "#platform/api.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { load, type LoaderArguments } from "#platform/load.ts";
import type { ArticleShelf } from "@inktvis/contract/features/content/article-shelves";
import { previewTokenIn } from "#platform/preview-token.ts";
import { redirectToSlug } from "#platform/redirect-to-slug.ts";
import { previewableQuery } from "../previews/previewable-query.ts";
import { articleHead } from "./article-head.ts";

/** @param preview the token of a preview, for the article as it will be once saved */
export const articleQuery = (slug: string, preview?: string) =>
  previewableQuery(
    "articles",
    slug,
    preview,
    async (signal) => (await api.articles.get({ params: { slug } }, { signal })).data,
  );

/**
 * The loader of an article's page; a 404 for an article of another shelf (docs/product/content.md#articles). It builds
 * the head too: code in `head` of a route is part of the bundle of every page of the site.
 * @param title of the shelf, for the breadcrumbs on the site of the shelf
 */
export async function loadArticle(
  args: LoaderArguments & { params: { slug: string } },
  { site, path, types }: ArticleShelf,
  title: string,
) {
  const article = await load(args, articleQuery(args.params.slug, previewTokenIn(args.location)));
  if (!types.includes(article.type)) throw notFound();
  if (article.slug !== args.params.slug) throw redirectToSlug(args, article.slug);
  return {
    head: articleHead(args.context, article),
    breadcrumbs: site === args.context.site ? breadcrumbs(article.title, [title, path]) : breadcrumbs(article.title),
  };
}
