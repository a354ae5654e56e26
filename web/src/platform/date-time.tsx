import { type DateFormat, formatDate } from "./formats/dates.ts";

/** A `<time>`. Hydration may differ: browser and server can abbreviate months differently. */
export const DateTime = ({ date, format }: { date: string; format?: DateFormat }) => (
  <time dateTime={date} suppressHydrationWarning>
    {formatDate(date, format)}
  </time>
);
