import { myCoursePath } from "@inktvis/contract/page-paths/account";
import { originOf } from "@inktvis/contract/sites";
import { CALENDAR_TYPE, calendarFile } from "#platform/calendar-file.ts";
import type { Config } from "#platform/config.ts";

interface DatedCourse {
  id: string;
  slug: string;
  title: string;
  organization: string;
  start_date: string | null;
  end_date: string | null;
  class_times: string | null;
  location: string | null;
  practical_info: string | null;
  revision: number;
  updated_at: Date;
}

/**
 * A course for the calendar of a participant: the same event as in the agenda (docs/product/enrolments.md#calendar).
 * Undefined for a course without days.
 */
export function courseCalendar({ sites }: Config, course: DatedCourse) {
  const { id, slug, title, start_date, end_date, location, revision, updated_at } = course;
  if (start_date === null) return undefined;
  const item = {
    model: "course" as const,
    id,
    revision,
    updatedAt: updated_at.toISOString(),
    title,
    place: location,
    words: [course.class_times, course.practical_info, course.organization].flatMap((words) => words ?? []),
    url: originOf(sites, "account") + myCoursePath(slug),
    dateFrom: start_date,
    dateTo: end_date ?? start_date,
  };
  const text = calendarFile({ items: [item], origin: originOf(sites, "organization") });
  return { name: `${slug}.ics`, type: CALENDAR_TYPE, bytes: Buffer.from(text) };
}
