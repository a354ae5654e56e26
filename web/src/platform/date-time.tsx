import { type DateFormat, formatDate } from "./formats/dates.ts";

/** A moment, for people and machines. The browser may know another abbreviation of a month than the server. */
export const DateTime = ({ date, format }: { date: string; format?: DateFormat }) => (
  <time dateTime={date} suppressHydrationWarning>
    {formatDate(date, format)}
  </time>
);
