import { queryOptions } from "@tanstack/react-query";
import { ISSUES_PATH } from "@inktvis/contract/page-paths/verzin";
import { previewableQuery } from "#features/content/previews/previewable-query.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { load, type LoaderArguments } from "#platform/load.ts";
import { previewTokenIn } from "#platform/preview-token.ts";
import { redirectToSlug } from "#platform/redirect-to-slug.ts";
import { magazineApi } from "../magazine-api.ts";
import { issueHead, issuesHead } from "./issue-head.ts";
import { issueMessages as copy } from "./issues.nl.ts";

export const issuesQuery = queryOptions({
  queryKey: ["magazineIssues"],
  queryFn: async ({ signal }) => (await magazineApi.magazineIssues.list({}, { signal })).data,
});

/** @param preview the token of a preview, for the issue as it will be once saved */
export const issueQuery = (slug: string, preview?: string) =>
  previewableQuery(
    "magazineIssues",
    slug,
    preview,
    async (signal) => (await magazineApi.magazineIssues.get({ params: { slug } }, { signal })).data,
  );

export const issueOfArticleQuery = (slug: string) =>
  queryOptions({
    queryKey: ["articles", slug, "magazine-issue"],
    queryFn: async ({ signal }) => (await magazineApi.magazineIssues.ofArticle({ params: { slug } }, { signal })).data,
  });

/** The loader of the page with all issues. It builds the head too: in `head` it would be part of every page's bundle. */
export async function loadIssues(args: LoaderArguments) {
  await load(args, issuesQuery);
  return { head: issuesHead(args.context), breadcrumbs: breadcrumbs(copy.title) };
}

/** The loader of the page of an issue: a former slug redirects to the current one. */
export async function loadIssue(args: LoaderArguments & { params: { slug: string } }) {
  const issue = await load(args, issueQuery(args.params.slug, previewTokenIn(args.location)));
  if (issue.slug !== args.params.slug) throw redirectToSlug(args, issue.slug);
  return {
    head: issueHead(args.context, issue),
    breadcrumbs: breadcrumbs(copy.numbered(issue.number, issue.title), [copy.title, ISSUES_PATH]),
  };
}
