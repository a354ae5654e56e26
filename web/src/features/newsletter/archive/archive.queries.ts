import {
  NEWSLETTER_ARCHIVE_PATH,
  NEWSLETTER_PATH,
  newsletterListPath,
  newsletterPath,
} from "@inktvis/contract/page-paths/organization";
import { queryOptions } from "@tanstack/react-query";
import { plainTextExcerpt } from "#features/content/pages/plain-text-excerpt.ts";
import { previewableQuery } from "#features/content/previews/previewable-query.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { publicHead } from "#platform/head.ts";
import { load, type LoaderArguments } from "#platform/load.ts";
import { previewTokenIn } from "#platform/preview-token.ts";
import { newsletterApi } from "../newsletter-api.ts";
import { archiveMessages as copy } from "./messages.nl.ts";

export const archiveQuery = (page: number) =>
  queryOptions({
    queryKey: ["newsletters", "archive", page],
    queryFn: ({ signal }) => newsletterApi.newsletters.list({ query: { page } }, { signal }),
  });

/** @param preview the token of a preview, for the newsletter as it will be once saved */
export const newsletterQuery = (slug: string, preview?: string) =>
  previewableQuery(
    "newsletters",
    slug,
    preview,
    async (signal) => (await newsletterApi.newsletters.get({ params: { slug } }, { signal })).data,
  );

const ABOVE: [string, string] = [copy.parent, NEWSLETTER_PATH];

/** The loader of the list. It builds the head too: code in `head` of a route is part of the bundle of every page. */
export async function loadArchive(args: LoaderArguments & { deps: { page: number } }) {
  const { page } = args.deps;
  await load(args, archiveQuery(page));
  return {
    head: publicHead(args.context.addresses, "organization", {
      path: newsletterListPath(page),
      title: page > 1 ? `${copy.title}, pagina ${page}` : copy.title,
      description: copy.intro,
    }),
    breadcrumbs: breadcrumbs(copy.title, ABOVE),
  };
}

/** The loader of a newsletter. */
export async function loadNewsletter(args: LoaderArguments & { params: { slug: string } }) {
  const { slug, title, body } = await load(args, newsletterQuery(args.params.slug, previewTokenIn(args.location)));
  return {
    head: publicHead(args.context.addresses, "organization", {
      path: newsletterPath(slug),
      title,
      description: plainTextExcerpt(body),
    }),
    breadcrumbs: breadcrumbs(title, ABOVE, [copy.title, NEWSLETTER_ARCHIVE_PATH]),
  };
}
