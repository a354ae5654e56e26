import { changeManaged } from "#platform/audit/change-managed.ts";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { notManaged } from "./course.errors.ts";
import { atSlug, managedCourses } from "./course.policy.ts";
import { takenSeats } from "./queries/course-columns.ts";
import { courseSnapshot } from "./queries/course-snapshot.ts";

const managed = ({ viewer }: MemberContext, tx: Tx, slug: string) =>
  atSlug(managedCourses(tx, viewer), slug).selectAll("course").select(takenSeats.as("taken"));

type ManagedCourseRow = NonNullable<Awaited<ReturnType<ReturnType<typeof managed>["executeTakeFirst"]>>>;

interface Change {
  act: "update" | "delete" | "publish" | "unpublish";
  slug: string;
}

/**
 * The only way to change a course as its manager. Locks it: nobody changes it meanwhile. What somebody else than its
 * organiser does is recorded in the audit log (docs/product/courses.md#permissions).
 * @throws 404 for whoever does not manage it
 */
export const changeCourse = <Result>(
  ctx: MemberContext,
  { act, slug }: Change,
  work: (tx: Tx, course: ManagedCourseRow) => Promise<Result>,
): Promise<Result> =>
  changeManaged(
    ctx,
    {
      subject: "courses",
      act,
      lock: (tx) => managed(ctx, tx, slug).forNoKeyUpdate("course").executeTakeFirst(),
      missing: notManaged,
      snapshot: courseSnapshot,
    },
    work,
  );
