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

/** For good to the address that it has now, on whatever site it is read. */
function movedTo({ context, location }: LoaderArguments, slug: string) {
  const { pathname, search } = new URL(location.publicHref, originOf(context.addresses, context.site));
  return redirect({ href: pathname.replace(/[^/]+$/, slug) + search, statusCode: 301 });
}

/**
 * The loader of an article's page. An article that belongs on another shelf is not found here
 * (docs/product/content.md#articles). It makes the head too, so that this comes with the page and not with the routes,
 * which every page of a site carries.
 * @param title what the list is called, where it stands on this site
 */
export async function loadArticle(
  args: LoaderArguments & { params: { slug: string } },
  { site, path, types }: ArticleShelf,
  title: string,
) {
  const article = await load(args, articleQuery(args.params.slug));
  if (!types.includes(article.type)) throw notFound();
  if (article.slug !== args.params.slug) throw movedTo(args, article.slug);
  return {
    head: articleHead(args.context, article),
    breadcrumbs: site === args.context.site ? breadcrumbs(article.title, [title, path]) : breadcrumbs(article.title),
  };
}
