const moment = new Intl.DateTimeFormat("nl-BE", {
  timeZone: "Europe/Brussels",
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});

/** For example "zaterdag 21 november 2026 om 14:05", in Brussels time. */
export const formatDateTime = (at: Date) => moment.format(at);

const date = new Intl.DateTimeFormat("nl-BE", {
  timeZone: "Europe/Brussels",
  day: "numeric",
  month: "long",
  year: "numeric",
});

/** For example "21 november 2026", in Brussels time. */
export const formatDate = (at: Date) => date.format(at);

/** The same for a day, `YYYY-MM-DD`. */
export const formatDay = (day: string) => formatDate(new Date(day));

const second = new Intl.DateTimeFormat("nl-BE", {
  timeZone: "Europe/Brussels",
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
});

/** For example "zaterdag 21 november 2026 om 14:05:09": the first full second that is not before it. */
export const formatSecond = (at: Date) => second.format(Math.ceil(at.getTime() / 1000) * 1000);
