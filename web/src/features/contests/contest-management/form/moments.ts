/* A moment in a form: an instant as the API answered it, or what somebody chose, on the clock of Brussels. */

const parts = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Europe/Brussels",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

const isInstant = (moment: string) => /(Z|[+-]\d\d:\d\d)$/.test(moment);

/** The day (`2026-11-21`) and the hour (`14:05`) of a moment, each empty when it is not known. */
export function dayAndTime(moment: string | null | undefined): { day: string; time: string } {
  if (!moment) return { day: "", time: "" };
  if (!isInstant(moment)) {
    const [day = "", time = ""] = moment.split("T");
    return { day, time };
  }
  const found = Object.fromEntries(parts.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));
  return {
    day: `${found["year"]}-${found["month"]}-${found["day"]}`,
    time: `${found["hour"]}:${found["minute"]}`,
  };
}

/** What both fields make together. A day alone lasts until it ends. */
export const momentOf = (day: string, time: string) => (time ? `${day}T${time}` : day);

const inWords = new Intl.DateTimeFormat("nl-BE", {
  timeZone: "UTC",
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
});

/** "zondag 21 november 2026 om 14:05", or undefined while the day is not a day. */
export function momentText(moment: string | null | undefined): string | undefined {
  const { day, time } = dayAndTime(moment);
  const date = new Date(`${day}T00:00:00Z`);
  if (!day || Number.isNaN(date.getTime())) return undefined;
  return `${inWords.format(date)}${time ? ` om ${time}` : ""}`;
}
