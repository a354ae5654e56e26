const moment = new Intl.DateTimeFormat("nl-BE", {
  timeZone: "Europe/Brussels",
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});

/** A moment as a sentence of a mail names it: "zaterdag 21 november 2026 om 14:05", on the clock of Brussels. */
export const formatDateTime = (at: Date) => moment.format(at);

const date = new Intl.DateTimeFormat("nl-BE", {
  timeZone: "Europe/Brussels",
  day: "numeric",
  month: "long",
  year: "numeric",
});

/** A day as a sentence names it: "21 november 2026", on the clock of Brussels. */
export const formatDate = (at: Date) => date.format(at);
