import ical, { type ICalDayJsStub, type ICalEventData } from "ical-generator";
import { brusselsDayAndTime, days, hours, later } from "@inktvis/api/platform/clock";
import { formatDate } from "@inktvis/api/platform/dutch-dates";
import { agendaDays, lastAgendaDay } from "@inktvis/contract/features/discovery/agenda-days";
import type { AgendaItem, AgendaQuery } from "@inktvis/contract/features/discovery/agenda";
import { activityPath, coursePath } from "@inktvis/contract/page-paths/organization";
import type { SeoFile, SeoRequest } from "./seo-file.ts";

const ZONE = "Europe/Brussels";
/** Of the clocks of Belgium since 1996; what is older has a day only. */
const VTIMEZONE = `BEGIN:VTIMEZONE
TZID:${ZONE}
BEGIN:DAYLIGHT
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:CEST
DTSTART:19960331T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:CET
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE`;

/** How long a calendar may wait before it asks again, in seconds. */
const REFRESHED_AFTER = 6 * 3600;

/** The agenda, or what `q` narrows it to, as a calendar (RFC 5545, docs/product/search.md#agenda). */
export async function agendaFile({ api, origin, search }: SeoRequest): Promise<SeoFile> {
  const { data } = await api.agenda.calendar({ query: { q: questionIn(search) } });
  const calendar = ical({
    name: "Inktvis",
    prodId: { company: "Inktvis", product: "Agenda", language: "NL" },
    // Without a name, so that what is no time of day is not read by the clock of this machine.
    timezone: { name: null, generator: () => VTIMEZONE },
    ttl: REFRESHED_AFTER,
    events: data.map((item) => eventOf(item, origin)),
  });
  return { type: "text/calendar; charset=utf-8", body: `${calendar.toString()}\r\n`, maxAge: 0 };
}

/** The API reads what is in it, and refuses what it cannot. */
const questionIn = (search: string) => (new URLSearchParams(search).get("q") ?? {}) as AgendaQuery;

function eventOf(item: AgendaItem, origin: string): ICalEventData {
  const { model, id, slug, title, place, organizer, summary, revision, updatedAt } = item;
  const url = origin + (model === "course" ? coursePath(slug) : activityPath(slug));
  return {
    id: `${model}-${id}@${new URL(origin).hostname}`,
    sequence: revision,
    stamp: new Date(updatedAt),
    lastModified: new Date(updatedAt),
    summary: title,
    description: [organizer, ...periodOf(item), summary, url].join("\n\n"),
    ...(place && { location: place }),
    url,
    ...timesOf(item),
  };
}

/** Instants by the clock of Brussels, or in UTC where it shows their hour twice; else whole days, of which a calendar names the one after the last. */
function timesOf(item: AgendaItem): Pick<ICalEventData, "start" | "end" | "allDay" | "timezone"> {
  const { dateFrom, dateTo } = item;
  const shown = agendaDays(item);
  if (isInstant(dateFrom) && isInstant(dateTo) && isWhole(item)) {
    if (isShownTwice(dateFrom) || isShownTwice(dateTo)) return { start: new Date(dateFrom), end: new Date(dateTo) };
    return { start: inBrussels(dateFrom), end: inBrussels(dateTo), timezone: ZONE };
  }
  const last = Date.parse(`${shown.at(-1) ?? shown[0]}T00:00:00Z`);
  return { start: shown[0], end: later(new Date(last), days(1)), allDay: true };
}

/** What has too many days stands on the first one. */
const periodOf = (item: AgendaItem) => (isWhole(item) ? [] : [`Tot ${formatDate(new Date(lastAgendaDay(item)))}.`]);

const isInstant = (moment: string) => moment.includes("T");
/** Whether it is in the agenda on all of its days. */
const isWhole = (item: AgendaItem) => agendaDays(item).at(-1) === lastAgendaDay(item);

/** Whether the clock shows it again an hour before or after; a calendar would take it for the first of both. */
function isShownTwice(instant: string) {
  const shown = (shift: number) => brusselsDayAndTime(later(new Date(instant), shift));
  return shown(0) === shown(-hours(1)) || shown(0) === shown(hours(1));
}

/** An instant in the shape of Day.js, which the package asks for what is written by the clock of a zone. */
function inBrussels(instant: string): ICalDayJsStub {
  const at = new Date(instant);
  const [day = "", time = ""] = brusselsDayAndTime(at).split(" ");
  return {
    format: (pattern) => (pattern === "YYYYMMDD" ? day.replaceAll("-", "") : `${time.replace(":", "")}00`),
    isValid: () => true,
    toDate: () => at,
    toJSON: () => instant,
  };
}
