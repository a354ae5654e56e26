import { AGENDA_FILE_PATH } from "@inktvis/contract/file-paths";
import type { CourseSearch } from "#features/courses/courses/course-search.ts";
import { agendaQuestion } from "./agenda.queries.ts";

/** The calendar file of the same choice as a month. */
export function agendaFilePath(search: CourseSearch) {
  const question = agendaQuestion(search);
  return Object.keys(question).length > 0
    ? `${AGENDA_FILE_PATH}?${new URLSearchParams({ q: JSON.stringify(question) })}`
    : AGENDA_FILE_PATH;
}
