import type { AgendaItem } from "@inktvis/contract/features/discovery/agenda";
import { agendaDay, agendaDays, lastAgendaDay } from "@inktvis/contract/features/discovery/agenda-days";
import { activityPath, coursePath } from "@inktvis/contract/page-paths/organization";
import { formatDate } from "#platform/formats/dates.ts";
import { hourOf } from "#features/activities/activities/period.ts";
import { dayAndTime } from "#platform/formats/day-and-time.ts";
import { SiteLink } from "#platform/site-link.tsx";
import { agendaMessages as copy } from "./agenda.nl.ts";
import { weeksOf } from "./month-grid.ts";
import "./month-table.css";

/** An item on one of its days. */
export interface DayItem {
  item: AgendaItem;
  /** Which of the item's days this is, and how many it has. */
  number: number;
  count: number;
}

/** The items by day, for each day of a month that has any. */
export function itemsByDay(items: readonly AgendaItem[], month: string) {
  const placed = items.flatMap((item) => {
    const days = agendaDays(item);
    return days.map((day, index) => ({ day, item, number: index + 1, count: days.length }));
  });
  return Map.groupBy(
    placed.filter(({ day }) => day.startsWith(month)),
    ({ day }) => day,
  );
}

interface MonthTableProps {
  month: string;
  today: string;
  caption: string;
  days: ReadonlyMap<string, readonly DayItem[]>;
}

/** A month as a table of weeks; on a phone only the days with items, below each other (month-table.css). */
export const MonthTable = ({ month, today, caption, days }: MonthTableProps) => (
  <table className="month mt-6">
    <caption className="sr-only">{caption}</caption>
    <thead>
      <tr>
        {copy.weekdays.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {weeksOf(month).map((week) => (
        <tr key={week.find(Boolean)}>
          {week.map((day, index) => (
            <td
              aria-current={day === today ? "date" : undefined}
              className={day ? undefined : "month-beside"}
              key={day ?? index}
            >
              {day && <Day day={day} isToday={day === today} items={days.get(day)} />}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const Day = ({
  day,
  isToday,
  items = [],
}: {
  day: string;
  isToday: boolean;
  items: readonly DayItem[] | undefined;
}) => (
  <>
    <p className="month-day" suppressHydrationWarning>
      <time dateTime={day}>
        <span aria-hidden="true" className="month-number">
          {formatDate(day, "dayOnly")}
        </span>
        <span className="month-words">{formatDate(day, "weekdayDay")}</span>
      </time>
      {isToday && <span className="month-today">{copy.today}</span>}
    </p>
    {items.length > 0 && (
      <ul>
        {items.map((each) => (
          <Entry key={each.item.id} {...each} />
        ))}
      </ul>
    )}
  </>
);

const Entry = ({ item, number, count }: DayItem) => (
  <li className={`month-entry month-${item.model}`}>
    <SiteLink path={item.model === "course" ? coursePath(item.slug) : activityPath(item.slug)}>{item.title}</SiteLink>
    <span className="month-facts">{factsOf({ item, number, count }).join(" · ")}</span>
  </li>
);

function factsOf({ item, number, count }: DayItem) {
  const { model, dateFrom, place } = item;
  const time = number === 1 && dateFrom.includes("T") ? dayAndTime(dateFrom).time : "";
  const hour = time && copy.hour(hourOf(time));
  const isLong = count === 1 && agendaDay(dateFrom) !== lastAgendaDay(item);
  const kind = copy.kinds[model];
  const facts = [isLong ? `${kind} ${copy.begins}` : kind, hour, count > 1 ? copy.dayOf(number, count) : "", place];
  return facts.filter(Boolean);
}
