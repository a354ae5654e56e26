import { jobKind } from "#platform/jobs/job-kind.ts";

export interface CoursePublished {
  courseId: string;
  /** The id of the last saved search of the previous batch; null for the first batch. */
  after: string | null;
}

/** A course was put on the site, for the first time or again. */
export const coursePublished = jobKind<CoursePublished>("courses.published");
