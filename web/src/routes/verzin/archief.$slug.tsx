import { createFileRoute } from "@tanstack/react-router";
import { ARTICLE_SHELVES } from "@inktvis/contract/features/content/article-shelves";
import { ArticlePage } from "#features/content/articles/article-page.tsx";
import { loadArticle } from "#features/content/articles/article.queries.ts";
import { IssueOfArticle } from "#features/magazine/issues/issue-of-article.tsx";
import { issueOfArticleQuery } from "#features/magazine/issues/issue.queries.ts";
import { load } from "#platform/load.ts";

export const Route = createFileRoute("/verzin/archief/$slug")({
  loader: async (args) => {
    const [article] = await Promise.all([
      loadArticle(args, ARTICLE_SHELVES.archive, "Archief"),
      load(args, issueOfArticleQuery(args.params.slug)),
    ]);
    return article;
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ArticleRoute,
});

function ArticleRoute() {
  const { slug } = Route.useParams();
  return (
    <ArticlePage slug={slug}>
      <IssueOfArticle slug={slug} />
    </ArticlePage>
  );
}
