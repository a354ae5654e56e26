import { createFileRoute } from "@tanstack/react-router";
import { loadNewsletter } from "#features/newsletter/archive/archive.queries.ts";
import { NewsletterPage } from "#features/newsletter/archive/newsletter-page.tsx";

export const Route = createFileRoute("/organization/nieuwsbrief/archief/$slug")({
  loader: (args) => loadNewsletter(args),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: NewsletterRoute,
});

function NewsletterRoute() {
  return <NewsletterPage slug={Route.useParams().slug} />;
}
