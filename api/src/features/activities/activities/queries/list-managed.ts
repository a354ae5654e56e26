import type { ManagedPageQuery } from "@inktvis/contract/layer/managed-list";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import { managedPage } from "#platform/db/managed-page.ts";
import { activityPermissions, managedActivities } from "../activity.policy.ts";
import { activitySummaryOf, selectActivities } from "./activity-columns.ts";

/** The activities that this person manages, newest first. */
export function listManaged({ db, viewer, now }: MemberContext, query: z.output<typeof ManagedPageQuery>) {
  const managed = managedActivities(db, viewer);
  return managedPage(query, {
    managed,
    rows: selectActivities(managed)
      .select("activity.organizer_id")
      .orderBy("activity.created_at", "desc")
      .orderBy("activity.id", "desc"),
    toRow: (row) => ({ ...activitySummaryOf(row, now), me: { can: activityPermissions(viewer, row) } }),
  });
}
