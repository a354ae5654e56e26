import { createFileRoute } from "@tanstack/react-router";
import { NEWS } from "../../features/articles/article-addresses.ts";
import { articleHead } from "../../features/articles/article-head.ts";
import { ArticlePage } from "../../features/articles/article-page.tsx";
import { loadArticle } from "../../features/articles/article.queries.ts";

export const Route = createFileRoute("/organization/nieuws/$slug")({
  loader: (args) => loadArticle(args, NEWS, "Nieuws"),
  head: ({ loaderData, match }) => (loaderData ? articleHead(match.context, loaderData.headline) : {}),
  component: ArticleRoute,
});

function ArticleRoute() {
  return <ArticlePage slug={Route.useParams().slug} />;
}
