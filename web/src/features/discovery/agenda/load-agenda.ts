import { COURSES_PATH } from "@inktvis/contract/page-paths/organization";
import { readCourseSearch } from "#features/courses/courses/course-search.ts";
import { onPage } from "#platform/shown-pages.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { load, type LoaderArguments } from "#platform/load.ts";
import { agendaHead } from "./agenda-head.ts";
import { agendaQuery } from "./agenda.queries.ts";
import { agendaMessages as copy } from "./agenda.nl.ts";
import { monthIn } from "./month-grid.ts";

/** Loads the month of an address; ignores invalid parts. */
export async function loadAgenda(args: LoaderArguments, { maand, q }: { maand?: unknown; q?: unknown }) {
  const month = monthIn(maand);
  const search = onPage(readCourseSearch(q), 1);
  await load(args, agendaQuery(month, search));
  return {
    month,
    search,
    head: agendaHead(args.context.addresses, month, search),
    breadcrumbs: breadcrumbs(copy.title, ["Cursussen", COURSES_PATH]),
  };
}
