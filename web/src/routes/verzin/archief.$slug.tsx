import { createFileRoute } from "@tanstack/react-router";
import { ARTICLE_SHELVES } from "@inktvis/contract/features/content/article-shelves";
import { ArticlePage } from "#features/content/articles/article-page.tsx";
import { loadArticle } from "#features/content/articles/article.queries.ts";

export const Route = createFileRoute("/verzin/archief/$slug")({
  loader: (args) => loadArticle(args, ARTICLE_SHELVES.archive, "Archief"),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ArticleRoute,
});

function ArticleRoute() {
  return <ArticlePage slug={Route.useParams().slug} />;
}
