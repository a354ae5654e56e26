import { queryOptions } from "@tanstack/react-query";
import { notFound, redirect } from "@tanstack/react-router";
import { originOf } from "@inktvis/contract/sites";
import { api } from "#platform/api.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { load, type LoaderArguments } from "#platform/load.ts";
import type { ArticleShelf } from "@inktvis/contract/features/content/article-shelves";

import { articleHead } from "./article-head.ts";

export const articleQuery = (slug: string) =>
  queryOptions({
    queryKey: ["articles", slug],
    queryFn: async ({ signal }) => (await api.articles.get({ params: { slug } }, { signal })).data,
  });

/** A 301 to the current slug of an article, on the site that it is read on. */
function redirectToSlug({ context, location }: LoaderArguments, slug: string) {
  const { pathname, search } = new URL(location.publicHref, originOf(context.addresses, context.site));
  return redirect({ href: pathname.replace(/[^/]+$/, slug) + search, statusCode: 301 });
}

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
  const article = await load(args, articleQuery(args.params.slug));
  if (!types.includes(article.type)) throw notFound();
  if (article.slug !== args.params.slug) throw redirectToSlug(args, article.slug);
  return {
    head: articleHead(args.context, article),
    breadcrumbs: site === args.context.site ? breadcrumbs(article.title, [title, path]) : breadcrumbs(article.title),
  };
}
