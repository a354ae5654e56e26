import type { InferResult } from "kysely";
import { changeManaged } from "#platform/audit/change-managed.ts";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { notManaged } from "./activity.errors.ts";
import { atSlug, managedActivities } from "./activity.policy.ts";
import { activitySnapshot } from "./queries/activity-snapshot.ts";

const managed = (tx: Tx, { viewer }: MemberContext, slug: string) =>
  atSlug(managedActivities(tx, viewer), slug).selectAll("activity");
type ManagedActivityRow = InferResult<ReturnType<typeof managed>>[number];

/**
 * The only way for a manager to change an activity. Locks it: nobody changes it in the meantime. What anybody else than
 * its organiser does is recorded in the audit log (docs/product/activities.md#permissions).
 * @throws 404 for people who do not manage it
 */
export const changeActivity = <Result>(
  ctx: MemberContext,
  { act, slug }: { act: "update" | "delete"; slug: string },
  work: (tx: Tx, activity: ManagedActivityRow) => Promise<Result>,
): Promise<Result> =>
  changeManaged(
    ctx,
    {
      subject: "activities",
      act,
      lock: (tx) => managed(tx, ctx, slug).forNoKeyUpdate("activity").executeTakeFirst(),
      missing: notManaged,
      snapshot: activitySnapshot,
    },
    work,
  );
