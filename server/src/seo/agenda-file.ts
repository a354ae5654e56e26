import { type CalendarItem, CALENDAR_TYPE, calendarFile } from "@inktvis/api/platform/calendar-file";
import type { AgendaItem, AgendaQuery } from "@inktvis/contract/features/discovery/agenda";
import { activityPath, coursePath } from "@inktvis/contract/page-paths/organization";
import type { SeoFile, SeoRequest } from "./seo-file.ts";

const REFRESHED_AFTER = 6 * 3600;

/** The agenda, filtered by `q`, as a calendar file (docs/product/search.md#agenda). */
export async function agendaFile({ api, origin, search }: SeoRequest): Promise<SeoFile> {
  const { data } = await api.agenda.calendar({ query: { q: questionIn(search) } });
  const items = data.map((item) => calendarItem(item, origin));
  return { type: CALENDAR_TYPE, body: calendarFile({ items, origin, refreshedAfter: REFRESHED_AFTER }), maxAge: 0 };
}

/** The API parses `q`, and refuses it if it is invalid. */
const questionIn = (search: string) => (new URLSearchParams(search).get("q") ?? {}) as AgendaQuery;

const calendarItem = ({ slug, organizer, summary, ...item }: AgendaItem, origin: string): CalendarItem => ({
  ...item,
  words: [organizer, summary],
  url: origin + (item.model === "course" ? coursePath(slug) : activityPath(slug)),
});
