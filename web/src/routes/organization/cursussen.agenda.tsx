import { createFileRoute } from "@tanstack/react-router";
import { AgendaPage } from "#features/discovery/agenda/agenda-page.tsx";
import { loadAgenda } from "#features/discovery/agenda/load-agenda.ts";

export const Route = createFileRoute("/organization/cursussen/agenda")({
  // Parsed by the loader: code that parsed it here would be sent with every page of the site.
  validateSearch: (search: Record<string, unknown>): { maand?: unknown; q?: unknown } => search,
  loaderDeps: ({ search: { maand, q } }) => ({ maand, q }),
  loader: (args) => loadAgenda(args, args.deps),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: AgendaPage,
});
