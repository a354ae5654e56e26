import { recordChange } from "#platform/audit/record-change.ts";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { notManaged } from "./activity.errors.ts";
import { atSlug, managedActivities } from "./activity.policy.ts";
import { activitySnapshot } from "./queries/activity-snapshot.ts";

const managed = (tx: Tx, { viewer }: MemberContext, slug: string) =>
  atSlug(managedActivities(tx, viewer), slug).selectAll("activity");
type ManagedActivityRow = NonNullable<Awaited<ReturnType<ReturnType<typeof managed>["executeTakeFirst"]>>>;

/**
 * The only way to change an activity as its manager. Locks it: nobody changes it meanwhile. What somebody else than its
 * organiser does is recorded in the audit log (docs/product/activities.md#permissions).
 * @throws 404 for whoever does not manage it
 */
export async function changeActivity<Result>(
  ctx: MemberContext,
  { act, slug }: { act: "update" | "delete"; slug: string },
  work: (tx: Tx, activity: ManagedActivityRow) => Promise<Result>,
): Promise<Result> {
  return ctx.db.transaction().execute(async (tx) => {
    const activity = await managed(tx, ctx, slug).forUpdate("activity").executeTakeFirst();
    if (!activity) throw notManaged();
    const isOwn = activity.organizer_id === ctx.viewer.id;
    const before = isOwn ? undefined : await activitySnapshot(tx, activity.id);
    const result = await work(tx, activity);
    if (!isOwn) {
      await recordChange(tx, {
        actorId: ctx.viewer.id,
        now: ctx.now,
        action: act,
        subject: "activities",
        subjectId: activity.id,
        subjectName: activity.title,
        ownerId: activity.organizer_id,
        before,
        after: await activitySnapshot(tx, activity.id),
      });
    }
    return result;
  });
}
