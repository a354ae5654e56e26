/** What participants rely on: they are notified of a change (docs/product/courses.md#changes). */
const COURSE_TERMS = ["days", "classTimes", "location", "teacher"] as const;
export type CourseTerm = (typeof COURSE_TERMS)[number];

/** The fields of a course, or of what is typed, that these terms are read from. */
export interface CourseTermsSource {
  /** Days, `YYYY-MM-DD`; null without meetings. */
  startDate: string | null;
  endDate: string | null;
  classTimes: string | null;
  location: string | null;
  teacher: string | null;
}

const FIELDS: Record<CourseTerm, readonly (keyof CourseTermsSource)[]> = {
  days: ["startDate", "endDate"],
  classTimes: ["classTimes"],
  location: ["location"],
  teacher: ["teacher"],
};

/** Whether the last day is before `today` (`YYYY-MM-DD`, in Brussels). */
const isOver = ({ endDate }: CourseTermsSource, today: string) => endDate !== null && endDate < today;

/** Which changed terms participants are notified of, as of today in Brussels: none if the course was and stays over. */
export const termsToNotify = (before: CourseTermsSource, after: CourseTermsSource, today: string) =>
  isOver(before, today) && isOver(after, today) ? [] : changedTerms(before, after);

/** Which terms differ, in the order of the page. */
export const changedTerms = (before: CourseTermsSource, after: CourseTermsSource) =>
  COURSE_TERMS.filter((term) => FIELDS[term].some((field) => before[field] !== after[field]));
