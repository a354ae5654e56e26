import { type ImageRow, pictureOf } from "#platform/files/media.ts";

/** The columns of a course, with its visible picture as `image`, for `listedCourseOf`. */
export const LISTED_COURSE = [
  "course.slug",
  "course.title",
  "course.organization",
  "course.start_date",
  "course.end_date",
  "course.has_real_life_part",
  "course.cancelled_at",
  "image.picture as image",
] as const;

interface Row {
  slug: string;
  title: string;
  organization: string;
  start_date: string | null;
  end_date: string | null;
  has_real_life_part: boolean;
  cancelled_at: Date | null;
  image: ImageRow | null;
}

/** A course as it appears in a list of one's own courses. */
export const listedCourseOf = (row: Row) => ({
  slug: row.slug,
  title: row.title,
  image: pictureOf(row.image),
  organization: row.organization,
  startDate: row.start_date,
  endDate: row.end_date,
  hasRealLifePart: row.has_real_life_part,
  cancelledAt: row.cancelled_at?.toISOString() ?? null,
});
