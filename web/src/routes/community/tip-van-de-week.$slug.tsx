import { createFileRoute } from "@tanstack/react-router";
import { ARTICLE_SHELVES } from "@inktvis/contract/features/content/article-shelves";
import { TipPage } from "#features/content/articles/tip-page.tsx";
import { loadArticle } from "#features/content/articles/article.queries.ts";

export const Route = createFileRoute("/community/tip-van-de-week/$slug")({
  loader: (args) => loadArticle(args, ARTICLE_SHELVES.tips, "Tip van de week"),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: TipRoute,
});

function TipRoute() {
  return <TipPage slug={Route.useParams().slug} />;
}
