import type { Context } from "#platform/context.ts";
import { profileSlugOf } from "#features/people/people/person.policy.ts";
import { noSuchActivity } from "../activity.errors.ts";
import { activityPermissions, atSlug, visibleActivities } from "../activity.policy.ts";
import { isBeforeEnrollmentDeadline } from "../activity.rules.ts";
import { activitySummaryOf, selectActivities } from "./activity-columns.ts";

/** An activity by any address it ever had; its `slug` is the one it has now. */
export async function getActivity(ctx: Context, slug: string) {
  const row = await selectActivities(atSlug(visibleActivities(ctx), slug))
    .select([
      "activity.organizer_id",
      profileSlugOf(ctx, "activity.organizer_id").as("organizerSlug"),
      "activity.description",
      "activity.more_info",
      "activity.enrollment_link",
      "activity.enrollment_deadline",
      "activity.revision",
    ])
    .executeTakeFirst();
  if (!row) throw noSuchActivity();
  return {
    data: {
      ...activitySummaryOf(row, ctx.now),
      organizerSlug: row.organized_by_cs ? null : row.organizerSlug,
      description: row.description,
      moreInfo: row.more_info,
      enrollmentLink: row.enrollment_link,
      enrollmentDeadline: row.enrollment_deadline,
      isBeforeEnrollmentDeadline: isBeforeEnrollmentDeadline(row, ctx.now),
      revision: row.revision,
      me: { can: activityPermissions(ctx.viewer, row) },
    },
  };
}
