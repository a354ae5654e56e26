import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { brusselsDay, brusselsInstant, days, later } from "#platform/clock.ts";

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n([\s\S]+)$/;
const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
const WEEKDAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
const FROM_NOW = /^(-?\d+)(?: (sun|mon|tue|wed|thu|fri|sat))?(?: (\d{2}:\d{2}))?$/;

/** A file of api/demo with fields between --- and ---, and HTML below them. Fields are checked when they are read. */
export interface DemoFile {
  /** The file's name without `.html`, such as `02-erwten`. */
  key: string;
  body: string;
  required: (field: string) => string;
  optional: (field: string) => string | null;
  /** Separated by commas; empty when the field is not there. */
  list: (field: string) => string[];
  /** `yes` or `no`; no when the field is not there. */
  flag: (field: string) => boolean;
  /** An instant, written as the clock in Brussels shows it. */
  time: (field: string) => Date;
  /**
   * A number of days after the start of the demo, or before it when negative, such as `-3`; with a weekday, such as
   * `30 sat`, the first such day from then on. Returned as `YYYY-MM-DD` in Brussels.
   */
  day: (field: string, now: Date) => string;
  /** Such a day at a time in Brussels: `-3 20:15`, `30 sat 10:00`. */
  moment: (field: string, now: Date) => Date;
  malformed: (problem: string) => Error;
}

/**
 * All files of a folder of api/demo, ordered by name. Throws an Error naming the file when one is malformed.
 * @param rewrite is applied to the source of each file before it is parsed
 */
export async function readDemoFiles(folder: string, rewrite = (source: string) => source): Promise<DemoFile[]> {
  const path = fileURLToPath(new URL(`./${folder}/`, import.meta.url));
  const names = (await readdir(path)).filter((name) => name.endsWith(".html")).toSorted();
  return Promise.all(
    names.map(async (name) => parse(`${folder}/${name}`, rewrite(await readFile(path + name, "utf8")))),
  );
}

function parse(name: string, source: string): DemoFile {
  const malformed = (problem: string) => new Error(`api/demo/${name}: ${problem}.`);
  const [, head, body] = FRONT_MATTER.exec(source) ?? [];
  if (head === undefined || body === undefined)
    throw malformed("no front matter between --- and ---, or no body after it");
  const fields = new Map<string, string>();
  for (const line of head.split("\n")) {
    const colon = line.indexOf(":");
    if (colon < 0) throw malformed(`"${line}" is not "field: value"`);
    fields.set(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  const optional = (field: string) => fields.get(field) ?? null;
  const required = (field: string) => {
    const value = fields.get(field);
    if (!value) throw malformed(`the field "${field}" is missing or empty`);
    return value;
  };
  const fromNow = (field: string, now: Date) => {
    const [, count, weekday, time] = FROM_NOW.exec(required(field)) ?? [];
    if (!count) throw malformed(`${field} is "${optional(field)}", not a number of days, a weekday and HH:MM`);
    const first = brusselsDay(later(now, days(Number(count))));
    const wait = weekday ? (WEEKDAYS.indexOf(weekday) - new Date(first).getUTCDay() + 7) % 7 : 0;
    return { day: new Date(Date.parse(first) + days(wait)).toISOString().slice(0, 10), time };
  };
  return {
    key: name.replace(/^.*\//, "").replace(/\.html$/, ""),
    body: body.trim(),
    required,
    optional,
    list(field) {
      const items = (optional(field)?.split(",") ?? []).map((item) => item.trim());
      if (items.includes("")) throw malformed(`"${field}" has an empty place`);
      return items;
    },
    flag(field) {
      const value = optional(field) ?? "no";
      if (value !== "yes" && value !== "no") throw malformed(`${field} is "${value}", not yes or no`);
      return value === "yes";
    },
    time(field) {
      const time = fromBrusselsTime(required(field));
      if (!time) throw malformed(`${field} is "${optional(field)}", not YYYY-MM-DDTHH:MM`);
      return time;
    },
    day: (field, now) => fromNow(field, now).day,
    moment(field, now) {
      const { day, time } = fromNow(field, now);
      if (!time) throw malformed(`${field} is "${optional(field)}", without HH:MM`);
      return brusselsInstant(`${day}T${time}`);
    },
    malformed,
  };
}

function fromBrusselsTime(local: string): Date | undefined {
  const asIfUtc = LOCAL_TIME.test(local) ? Date.parse(`${local}:00Z`) : NaN;
  if (Number.isNaN(asIfUtc)) return undefined;
  // Twice, because near a change of the clocks the first guess may have used the offset of the wrong side.
  const guess = asIfUtc - brusselsOffset(asIfUtc);
  return new Date(asIfUtc - brusselsOffset(guess));
}

/** How many milliseconds Brussels is ahead of UTC at an instant. */
function brusselsOffset(instant: number): number {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone: "Europe/Brussels",
    timeZoneName: "longOffset",
  }).formatToParts(instant);
  const offset = parts.find((part) => part.type === "timeZoneName")?.value ?? "";
  const [, hours, minutes] = /^GMT\+(\d{2}):(\d{2})$/.exec(offset) ?? [];
  if (!hours || !minutes) throw new Error(`Unexpected offset of Europe/Brussels: "${offset}"`);
  return (Number(hours) * 60 + Number(minutes)) * 60_000;
}
