const brusselsFormat = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Europe/Brussels",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

const isInstant = (moment: string) => /(Z|[+-]\d\d:\d\d)$/.test(moment);

/** The day (`2026-11-21`) and the time (`14:05`) of a moment in Brussels, each empty when there is none. */
export function dayAndTime(moment: string | null | undefined): { day: string; time: string } {
  if (!moment) return { day: "", time: "" };
  if (!isInstant(moment)) {
    const [day = "", time = ""] = moment.split("T");
    return { day, time: time.slice(0, "14:05".length) };
  }
  const values = Object.fromEntries(
    brusselsFormat.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]),
  );
  return {
    day: `${values["year"]}-${values["month"]}-${values["day"]}`,
    time: `${values["hour"]}:${values["minute"]}`,
  };
}
