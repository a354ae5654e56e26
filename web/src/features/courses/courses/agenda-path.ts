import { AGENDA_PATH } from "@inktvis/contract/page-paths/organization";
import { type CourseSearch, isNarrowed } from "./course-search.ts";

/** The address of a month of the agenda, of this one without, narrowed as the catalogue is (docs/product/search.md#agenda). */
export function agendaPath({ page: _page, lastPage: _last, ...search }: CourseSearch, month?: string) {
  const parameters = {
    ...(month && { maand: month }),
    ...(isNarrowed(search) && { q: JSON.stringify(search) }),
  };
  return Object.keys(parameters).length > 0 ? `${AGENDA_PATH}?${new URLSearchParams(parameters)}` : AGENDA_PATH;
}
