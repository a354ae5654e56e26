import type { Database, Tx } from "#platform/db/database.ts";
import { atSlug, listedCourses } from "#features/courses/courses/course.policy.ts";

/** The course at an address, as long as its invitations are valid: it is on the site, and people enrol in it here. */
export const invitingCourses = (db: Database | Tx, slug: string) =>
  atSlug(listedCourses(db), slug).where("course.has_enrollments", "=", true);
