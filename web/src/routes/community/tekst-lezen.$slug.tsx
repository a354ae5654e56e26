import { createFileRoute } from "@tanstack/react-router";
import { READ_PATH } from "@inktvis/contract/page-paths/community";
import { textHeadDataOf, textHead } from "#features/texts/texts/text-head.ts";
import { TextPage, TextPending } from "#features/texts/texts/text-page/text-page.tsx";
import { neighboursQuery, textQuery } from "#features/texts/texts/text.queries.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { load } from "#platform/load.ts";
import { redirectToSlug } from "#platform/redirect-to-slug.ts";

export const Route = createFileRoute("/community/tekst-lezen/$slug")({
  loader: async (args) => {
    const { slug } = args.params;
    // A failure must not fail the page: only the suggestions are missing then.
    const neighbours = args.context.queryClient.prefetchQuery({ ...neighboursQuery(slug), staleTime: "static" });
    const loadingText = load(args, textQuery(slug));
    // Awaited too: the page does not carry queries that are still pending.
    await Promise.allSettled([loadingText, neighbours]);
    const text = await loadingText;
    if (text.slug !== slug) throw redirectToSlug(args, text.slug);
    // Imported only on the server, so that it is not sent with the pages.
    const formToken = import.meta.env.SSR
      ? await (await import("#platform/form-token.ts")).loadFormToken(args)
      : undefined;
    return { headline: textHeadDataOf(text), formToken, breadcrumbs: breadcrumbs(text.title, ["Lezen", READ_PATH]) };
  },
  head: ({ loaderData, match }) => (loaderData ? textHead(match.context.addresses, loaderData.headline) : {}),
  component: TextPage,
  pendingComponent: TextPending,
});
