import { plural } from "#platform/formats/numbers.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds in words, in the two largest units that are not zero: "3 dagen en 4 uur", "1 uur en 5 minuten". */
export function timeLeftText(left: number): string {
  const days = Math.floor(left / DAY);
  const hours = Math.floor((left % DAY) / HOUR);
  const minutes = Math.floor((left % HOUR) / MINUTE);
  const parts =
    days > 0
      ? [plural(days, "dag", "dagen"), hours > 0 && `${hours} uur`]
      : [hours > 0 && `${hours} uur`, minutes > 0 && plural(minutes, "minuut", "minuten")];
  return parts.filter(Boolean).join(" en ") || "minder dan een minuut";
}
