import { AGENDA_FILE_PATH } from "@inktvis/contract/file-paths";
import type { CourseSearch } from "#features/courses/courses/course-search.ts";
import { pathWithQ } from "#platform/search-params.ts";
import { agendaQuestion } from "./agenda.queries.ts";

/** The calendar file, with the same filters as the agenda. */
export const agendaFilePath = (search: CourseSearch) => pathWithQ(AGENDA_FILE_PATH, agendaQuestion(search));
