import type { ExpressionBuilder } from "kysely";
import type { Database, Tx } from "#platform/db/database.ts";
import type { DB } from "#platform/db/tables.gen.ts";
import type { Viewer } from "#platform/sessions/session.ts";
import type { ForViewer } from "#platform/query-scope.ts";
import { notOfBlocked } from "#features/people/people/not-of-blocked.ts";

type WithActivity = ExpressionBuilder<DB & { activity: DB["activities"] }, "activity">;

/** Whether its organiser is not blocked. */
const isListed = (eb: WithActivity) => notOfBlocked(eb.ref("activity.organizer_id"));

/**
 * The activities that lists, searches and the sitemap show (docs/product/activities.md#visible); including passed ones.
 */
export const listedActivities = (db: Database | Tx) => db.selectFrom("activities as activity").where(isListed);

/**
 * The activities that this person manages: all for staff, their own for others, none without the right to create them.
 */
export const managedActivities = (db: Database | Tx, viewer: Viewer) =>
  db
    .selectFrom("activities as activity")
    .$if(!viewer.abilities.userCanCreateActivities, (none) => none.where("activity.id", "is", null))
    .$if(!viewer.abilities.userIsAdmin, (activities) => activities.where("activity.organizer_id", "=", viewer.id));

const mayManage = (viewer: Viewer | undefined, activity: { organizer_id: string }) =>
  viewer !== undefined &&
  viewer.abilities.userCanCreateActivities &&
  (viewer.abilities.userIsAdmin || activity.organizer_id === viewer.id);

/** The activities that this viewer may open: listed ones, and those they manage. */
export const visibleActivities = ({ db, viewer }: ForViewer) =>
  db
    .selectFrom("activities as activity")
    .$if(!viewer?.abilities.userIsAdmin, (activities) =>
      activities.where((eb) =>
        eb.or([
          isListed(eb),
          ...(viewer?.abilities.userCanCreateActivities ? [eb("activity.organizer_id", "=", viewer.id)] : []),
        ]),
      ),
    );

/** The activity with this current or former slug, among those of a policy. */
export const atSlug = (activities: ReturnType<typeof visibleActivities>, slug: string) =>
  activities
    .innerJoin("activity_slugs as address", "address.activity_id", "activity.id")
    .where("address.slug", "=", slug);

/** `me.can` of an activity (docs/product/activities.md#permissions). */
export function activityPermissions(viewer: Viewer | undefined, activity: { organizer_id: string }) {
  const manages = mayManage(viewer, activity);
  return { update: manages, delete: manages };
}
