import { AGENDA_PATH } from "@inktvis/contract/page-paths/organization";
import { onPage } from "#platform/shown-pages.ts";
import { type CourseSearch, isNarrowed } from "./course-search.ts";

/**
 * The address of a month of the agenda (by default the current month), with the filters of the catalogue
 * (docs/product/search.md#agenda).
 */
export function agendaPath(search: CourseSearch, month?: string) {
  const parameters = {
    ...(month && { maand: month }),
    ...(isNarrowed(search) && { q: JSON.stringify(onPage(search, 1)) }),
  };
  return Object.keys(parameters).length > 0 ? `${AGENDA_PATH}?${new URLSearchParams(parameters)}` : AGENDA_PATH;
}
