import { createFileRoute } from "@tanstack/react-router";
import { ARCHIVE } from "../../features/articles/article-addresses.ts";
import { ArticlePage } from "../../features/articles/article-page.tsx";
import { loadArticle } from "../../features/articles/article.queries.ts";

export const Route = createFileRoute("/community/archief/$slug")({
  loader: (args) => loadArticle(args, ARCHIVE, "Archief"),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ArticleRoute,
});

function ArticleRoute() {
  return <ArticlePage slug={Route.useParams().slug} />;
}
