import { agendaDays, lastAgendaDay } from "@inktvis/contract/features/discovery/agenda-days";
import ical, { type ICalDayJsStub, type ICalEventData } from "ical-generator";
import { brusselsDayAndTime, days, hours, later } from "./clock.ts";
import { formatDate } from "./dutch-dates.ts";

const ZONE = "Europe/Brussels";
/** The rules of the Belgian clock since 1996; older items have a day only. */
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

export const CALENDAR_TYPE = "text/calendar; charset=utf-8";

/** Something on days, or from one instant to another. */
export interface CalendarItem {
  /** Together with `id` this makes the globally unique id of the event: `course-0199…@cursussen.voorbeeld.be`. */
  model: "course" | "activity";
  id: string;
  /** Counts its changes: calendar programs replace an event by one with a higher number. */
  revision: number;
  updatedAt: string;
  title: string;
  place: string | null;
  /** The paragraphs of its description. */
  words: readonly string[];
  /** The address of its page. */
  url: string;
  dateFrom: string;
  dateTo: string;
}

interface CalendarOptions {
  items: readonly CalendarItem[];
  /** The origin of the site that the items belong to. */
  origin: string;
  /** For a calendar that somebody subscribes to: how long a program may wait before it asks again, in seconds. */
  refreshedAfter?: number;
}

/** A calendar (RFC 5545). */
export function calendarFile({ items, origin, refreshedAfter }: CalendarOptions) {
  const calendar = ical({
    name: "Inktvis",
    prodId: { company: "Inktvis", product: "Agenda", language: "NL" },
    // Without a name, because otherwise days without a time would be read by the clock of this machine.
    timezone: { name: null, generator: () => VTIMEZONE },
    ...(refreshedAfter !== undefined && { ttl: refreshedAfter }),
    events: items.map((item) => eventOf(item, origin)),
  });
  return `${calendar.toString()}\r\n`;
}

function eventOf(item: CalendarItem, origin: string): ICalEventData {
  const { model, id, revision, updatedAt, title, place, words, url } = item;
  return {
    id: `${model}-${id}@${new URL(origin).hostname}`,
    sequence: revision,
    stamp: new Date(updatedAt),
    lastModified: new Date(updatedAt),
    summary: title,
    description: [...periodOf(item), ...words, url].join("\n\n"),
    ...(place && { location: place }),
    url,
    ...timesOf(item),
  };
}

/**
 * Instants in Brussels time, or in UTC if one falls in the hour that the Brussels clock shows twice; otherwise whole
 * days, where a calendar file names the day after the last one.
 */
function timesOf(item: CalendarItem): Pick<ICalEventData, "start" | "end" | "allDay" | "timezone"> {
  const { dateFrom, dateTo } = item;
  const shown = agendaDays(item);
  if (isInstant(dateFrom) && isInstant(dateTo) && isWhole(item)) {
    if (isShownTwice(dateFrom) || isShownTwice(dateTo)) return { start: new Date(dateFrom), end: new Date(dateTo) };
    return { start: inBrussels(dateFrom), end: inBrussels(dateTo), timezone: ZONE };
  }
  const last = Date.parse(`${shown.at(-1) ?? shown[0]}T00:00:00Z`);
  return { start: shown[0], end: later(new Date(last), days(1)), allDay: true };
}

/**
 * An item with too many days is shown on its first day only, so that its description has to say until when it lasts.
 */
const periodOf = (item: CalendarItem) => (isWhole(item) ? [] : [`Tot ${formatDate(new Date(lastAgendaDay(item)))}.`]);

const isInstant = (moment: string) => moment.includes("T");
/** Whether the calendar shows it on all of its days. */
const isWhole = (item: CalendarItem) => agendaDays(item).at(-1) === lastAgendaDay(item);

/**
 * Whether the clock shows the same time an hour earlier or later; a calendar program would take it for the first of the
 * two.
 */
function isShownTwice(instant: string) {
  const shown = (shift: number) => brusselsDayAndTime(later(new Date(instant), shift));
  return shown(0) === shown(-hours(1)) || shown(0) === shown(hours(1));
}

/** An instant in the shape of a Day.js object, which the package requires for times in a time zone. */
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
