import { createFileRoute } from "@tanstack/react-router";
import { NewsletterArchivePage } from "#features/newsletter/archive/archive-page.tsx";
import { loadArchive } from "#features/newsletter/archive/archive.queries.ts";
import { pageNumber } from "#platform/search-params.ts";

export const Route = createFileRoute("/organization/nieuwsbrief/archief/")({
  validateSearch: ({ page }: Record<string, unknown>): { page?: number | undefined } => ({ page: pageNumber(page) }),
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: (args) => loadArchive(args),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ArchiveRoute,
});

function ArchiveRoute() {
  return <NewsletterArchivePage page={Route.useLoaderDeps().page} />;
}
