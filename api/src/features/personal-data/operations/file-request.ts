import type { MemberContext } from "../../../platform/context.ts";
import type { JobKind } from "../../../platform/jobs/job.ts";
import { notify } from "../../notifications/notifications.module.ts";
import { staffWith } from "../../staff-people/staff-with.ts";
import { isOpen, REQUEST, requestOf } from "../requests.ts";

interface Asked {
  kind: "export" | "erasure";
  due_at: Date | null;
  /** What happens now. */
  next: JobKind<{ requestId: string }>;
  /** How staff hears. */
  notification: "gdprExportRequest" | "gdprDeleteRequest";
}

/** Writes down what somebody asks about their own data; while the same is open, asking again changes nothing. */
export async function fileRequest(ctx: MemberContext, { kind, due_at, next, notification }: Asked) {
  const { db, viewer, now, jobs } = ctx;
  return db.transaction().execute(async (tx) => {
    // Two who ask at once, in two windows, come one after the other.
    await tx.selectFrom("users").select("id").where("id", "=", viewer.id).forNoKeyUpdate().execute();
    const earlier = await tx
      .selectFrom("data_requests")
      .select(REQUEST)
      .where("user_id", "=", viewer.id)
      .where("kind", "=", kind)
      .orderBy("asked_at", "desc")
      .execute();
    const open = earlier.find((request) => isOpen(request, now));
    if (open) return { data: requestOf(open, now) };
    const request = await tx
      .insertInto("data_requests")
      .values({ user_id: viewer.id, kind, asked_at: now, due_at })
      .returning(REQUEST)
      .executeTakeFirstOrThrow();
    await jobs.enqueue(tx, next, { requestId: request.id });
    const staff = await staffWith(tx, "managePeople").select("staff.id").where("staff.id", "!=", viewer.id).execute();
    await notify(tx, {
      to: staff.map(({ id }) => id),
      type: notification,
      data: { user: { nickname: viewer.nickname, slug: viewer.slug } },
      happening: request.id,
      now,
    });
    return { data: requestOf(request, now) };
  });
}
