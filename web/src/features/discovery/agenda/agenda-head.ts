import type { SiteAddresses } from "@inktvis/contract/sites";
import { type CourseSearch, isNarrowed } from "#features/courses/courses/course-search.ts";
import { publicHead } from "#platform/head.ts";
import { agendaPath } from "#features/courses/courses/agenda-path.ts";
import { agendaMessages as copy } from "./agenda.nl.ts";

/**
 * The head of the agenda. Only the current month is indexed: there is no end to the months, and the courses in them
 * have indexed pages of their own.
 */
export const agendaHead = (addresses: SiteAddresses, month: string | undefined, search: CourseSearch) =>
  publicHead(addresses, "organization", {
    path: agendaPath(search, month),
    title: copy.title,
    description: copy.description,
    noindex: month !== undefined || isNarrowed(search),
  });
