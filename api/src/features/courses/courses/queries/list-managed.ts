import type { ManagedPageQuery } from "@inktvis/contract/layer/managed-list";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import { managedPage } from "#platform/db/managed-page.ts";
import { coursePermissions, isListed, managedCourses, NO_PART } from "../course.policy.ts";
import { courseSummaryOf, hadParticipants, openRequests, selectTiles } from "./course-columns.ts";
import { enrolledPeople } from "./seat-counts.ts";

/** The courses that this person manages, newest first. */
export async function listManaged(ctx: MemberContext, query: z.output<typeof ManagedPageQuery>) {
  const { db, viewer, now } = ctx;
  const managed = managedCourses(db, viewer);
  return managedPage(query, {
    managed,
    rows: selectTiles(managed, now)
      .select(["course.organizer_id", hadParticipants("course.id", now).as("hadParticipants")])
      .select((eb) => isListed(eb).as("isListed"))
      .select([openRequests.as("openRequests"), enrolledPeople.as("enrolled")])
      .orderBy("course.created_at", "desc")
      .orderBy("course.id", "desc"),
    toRow: (row) => ({
      ...courseSummaryOf(row, now),
      heldSeats: row.taken - row.enrolled,
      openRequests: row.openRequests,
      me: { can: coursePermissions(viewer, { ...row, ...NO_PART }, now) },
    }),
  });
}
