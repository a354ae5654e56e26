import { agendaDays, lastAgendaDay } from "@inktvis/contract/features/discovery/agenda-days";
import ical, { type ICalDayJsStub, type ICalEventData } from "ical-generator";
import { brusselsDayAndTime, days, hours, later } from "./clock.ts";
import { formatDate } from "./dutch-dates.ts";

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

export const CALENDAR_TYPE = "text/calendar; charset=utf-8";

/** Something on days, or from one instant to another. */
export interface CalendarItem {
  /** Says with `id` which event it is, wherever it is read: `course-0199…@cursussen.voorbeeld.be`. */
  model: "course" | "activity";
  id: string;
  /** Counts its changes: a calendar takes over what is newer. */
  revision: number;
  updatedAt: string;
  title: string;
  place: string | null;
  /** What is told about it, in paragraphs. */
  words: readonly string[];
  /** Where it can be read. */
  url: string;
  dateFrom: string;
  dateTo: string;
}

interface CalendarOptions {
  items: readonly CalendarItem[];
  /** The site that they are of. */
  origin: string;
  /** Of a calendar that somebody subscribes to: how long it may wait before it asks again, in seconds. */
  refreshedAfter?: number;
}

/** A calendar (RFC 5545). */
export function calendarFile({ items, origin, refreshedAfter }: CalendarOptions) {
  const calendar = ical({
    name: "Inktvis",
    prodId: { company: "Inktvis", product: "Agenda", language: "NL" },
    // Without a name, so that what is no time of day is not read by the clock of this machine.
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

/** Instants by the clock of Brussels, or in UTC where it shows their hour twice; else whole days, of which a calendar names the one after the last. */
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

/** What has too many days stands on the first one. */
const periodOf = (item: CalendarItem) => (isWhole(item) ? [] : [`Tot ${formatDate(new Date(lastAgendaDay(item)))}.`]);

const isInstant = (moment: string) => moment.includes("T");
/** Whether it is in the calendar on all of its days. */
const isWhole = (item: CalendarItem) => agendaDays(item).at(-1) === lastAgendaDay(item);

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
