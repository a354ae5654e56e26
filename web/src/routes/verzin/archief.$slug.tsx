import { createFileRoute } from "@tanstack/react-router";
import { ARCHIVE } from "#features/content/articles/article-addresses.ts";
import { ArticlePage } from "#features/content/articles/article-page.tsx";
import { loadArticle } from "#features/content/articles/article.queries.ts";

export const Route = createFileRoute("/verzin/archief/$slug")({
  loader: (args) => loadArticle(args, ARCHIVE, "Archief"),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ArticleRoute,
});

function ArticleRoute() {
  return <ArticlePage slug={Route.useParams().slug} />;
}
