import type { InferResult } from "kysely";
import { changeManaged, isOwn, recordManaged } from "#platform/audit/change-managed.ts";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { notManaged } from "./course.errors.ts";
import { atSlug, managedCourses } from "./course.policy.ts";
import { courseSnapshot } from "./queries/course-snapshot.ts";

const managed = ({ viewer }: MemberContext, tx: Tx, slug: string) =>
  atSlug(managedCourses(tx, viewer), slug).selectAll("course");

export type ManagedCourseRow = InferResult<ReturnType<typeof managed>>[number];

/** What the audit log records instead of the differences. */
interface Said {
  after: Readonly<Record<string, unknown>>;
}

interface Details {
  after?: Readonly<Record<string, unknown>>;
}

interface Change {
  act:
    | "update"
    | "delete"
    | "publish"
    | "unpublish"
    | "copy"
    | "cancel"
    | "invite-participants"
    | "delete-invitation"
    | "link-ecourses";
  slug: string;
  /** The error for people who do not manage the course. */
  missing?: () => Error;
}

/**
 * The only way to change a course as its manager. Locks it, so that nobody else changes it in the meantime. What
 * people other than its organiser do is recorded in the audit log (docs/product/courses.md#permissions).
 * @throws 404 (`missing`) for people who do not manage it
 */
export const changeCourse = <Result>(
  ctx: MemberContext,
  { act, slug, missing = notManaged }: Change,
  work: (tx: Tx, course: ManagedCourseRow, say: (details: Said) => void) => Promise<Result>,
): Promise<Result> =>
  changeManaged(
    ctx,
    {
      subject: "courses",
      act,
      lock: (tx) => managed(ctx, tx, slug).forNoKeyUpdate("course").executeTakeFirst(),
      missing,
      snapshot: courseSnapshot,
    },
    work,
  );

/**
 * Mails the people of a course, which cannot change in the meantime. What `say` sets is recorded in the audit log,
 * even when its organiser does it, because mails leave the site.
 * @throws 404 for people who do not manage it
 */
export const mailInCourse = <Result>(
  ctx: MemberContext,
  slug: string,
  work: (tx: Tx, course: ManagedCourseRow, say: (details: Details) => void) => Promise<Result>,
): Promise<Result> =>
  changeManaged(
    ctx,
    {
      subject: "courses",
      act: "mail-participants",
      lock: (tx) => managed(ctx, tx, slug).forShare("course").executeTakeFirst(),
      missing: notManaged,
      snapshot: async () => undefined,
      record: async (tx, row, details: Details) =>
        details.after && recordManaged(tx, ctx, { subject: "courses", act: "mail-participants", row, ...details }),
    },
    work,
  );

/**
 * Records that data of a course's participants leave the site as a file; to be called before they do. What its
 * organiser downloads is their own affair.
 */
export const recordDataAccess = async (
  tx: Tx,
  ctx: MemberContext,
  act: "export-participants" | "export-attendance",
  course: { id: string; title: string; organizer_id: string },
) => {
  if (!isOwn(ctx, course)) await recordManaged(tx, ctx, { subject: "courses", act, row: course });
};
