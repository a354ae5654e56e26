import { createFileRoute } from "@tanstack/react-router";
import { COURSES_PATH } from "@inktvis/contract/page-paths/organization";
import { type CourseSearch, onPage, readCourseSearch } from "#features/courses/courses/course-search.ts";
import { agendaHead } from "#features/discovery/agenda/agenda-head.ts";
import { AgendaPage } from "#features/discovery/agenda/agenda-page.tsx";
import { agendaQuery } from "#features/discovery/agenda/agenda.queries.ts";
import { monthIn } from "#features/discovery/agenda/month-grid.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { load } from "#platform/load.ts";

const EVERYTHING: CourseSearch = {};

export const Route = createFileRoute("/organization/cursussen/agenda")({
  validateSearch: ({ maand, q }: Record<string, unknown>): { maand?: string | undefined; q?: CourseSearch } => {
    const search = onPage(readCourseSearch(q), 1);
    return { maand: monthIn(maand), ...(Object.keys(search).length > 0 && { q: search }) };
  },
  loaderDeps: ({ search: { maand, q = EVERYTHING } }) => ({ maand, q }),
  loader: async (args) => {
    const { maand, q } = args.deps;
    await load(args, agendaQuery(maand, q));
    return {
      head: agendaHead(args.context.addresses, maand, q),
      breadcrumbs: breadcrumbs("Agenda", ["Cursussen", COURSES_PATH]),
    };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: AgendaRoute,
});

function AgendaRoute() {
  const { maand, q = EVERYTHING } = Route.useSearch();
  return <AgendaPage month={maand} search={q} />;
}
