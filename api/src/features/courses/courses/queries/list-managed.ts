import type { ManagedPageQuery } from "@inktvis/contract/layer/managed-list";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import { managedPage } from "#platform/db/managed-page.ts";
import { coursePermissions, managedCourses } from "../course.policy.ts";
import { courseSummaryOf, selectCourses } from "./course-columns.ts";

/** What this person manages, newest first. */
export function listManaged({ db, viewer, now }: MemberContext, query: z.output<typeof ManagedPageQuery>) {
  const managed = managedCourses(db, viewer);
  return managedPage(query, {
    managed,
    rows: selectCourses(managed)
      .select("course.organizer_id")
      .orderBy("course.created_at", "desc")
      .orderBy("course.id", "desc"),
    toRow: (row) => ({ ...courseSummaryOf(row, now), me: { can: coursePermissions(viewer, row, now) } }),
  });
}
