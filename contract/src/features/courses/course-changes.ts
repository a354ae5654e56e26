/** What participants rely on: a change of it is told to them (docs/product/courses.md#changes). */
const COURSE_TERMS = ["days", "classTimes", "location", "teacher"] as const;
export type CourseTerm = (typeof COURSE_TERMS)[number];

/** As much of a course, or of what is typed, as they look at. */
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

/** Whether nobody goes there any more, on a day (`YYYY-MM-DD`) in Brussels. */
const isOver = ({ endDate }: CourseTermsSource, today: string) => endDate !== null && endDate < today;

/** Which of them participants hear of, on a day in Brussels: nothing of a course that was over and stays so. */
export const toldTerms = (before: CourseTermsSource, after: CourseTermsSource, today: string) =>
  isOver(before, today) && isOver(after, today) ? [] : changedTerms(before, after);

/** Which of them differ, in the order of the page. */
export const changedTerms = (before: CourseTermsSource, after: CourseTermsSource) =>
  COURSE_TERMS.filter((term) => FIELDS[term].some((field) => before[field] !== after[field]));
