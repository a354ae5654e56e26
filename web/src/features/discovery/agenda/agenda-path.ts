import { AGENDA_FILE_PATH } from "@inktvis/contract/file-paths";
import { AGENDA_PATH } from "@inktvis/contract/page-paths/organization";
import type { CourseSearch } from "#features/courses/courses/course-search.ts";
import { agendaQuestion } from "./agenda.queries.ts";

const withQuery = (path: string, parameters: Record<string, string>) =>
  Object.keys(parameters).length > 0 ? `${path}?${new URLSearchParams(parameters)}` : path;
const asJson = (value: object): Record<string, string> =>
  Object.keys(value).length > 0 ? { q: JSON.stringify(value) } : {};

/** The address of a month; of this one without. */
export const agendaPath = (search: CourseSearch, month?: string) =>
  withQuery(AGENDA_PATH, { ...(month && { maand: month }), ...asJson(search) });

/** The calendar file of the same choice. */
export const agendaFilePath = (search: CourseSearch) => withQuery(AGENDA_FILE_PATH, asJson(agendaQuestion(search)));
