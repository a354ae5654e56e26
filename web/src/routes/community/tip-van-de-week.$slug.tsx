import { createFileRoute } from "@tanstack/react-router";
import { TIPS } from "#features/content/articles/article-addresses.ts";
import { TipPage } from "#features/content/articles/tip-page.tsx";
import { loadArticle } from "#features/content/articles/article.queries.ts";

export const Route = createFileRoute("/community/tip-van-de-week/$slug")({
  loader: (args) => loadArticle(args, TIPS, "Tip van de week"),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: TipRoute,
});

function TipRoute() {
  return <TipPage slug={Route.useParams().slug} />;
}
