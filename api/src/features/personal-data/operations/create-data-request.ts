import type { MemberContext } from "#platform/context.ts";
import { tooMany } from "#platform/http/errors.ts";
import type { Tx } from "#platform/db/database.ts";
import type { JobKind } from "#platform/jobs/job-kind.ts";
import { consumeRateLimit } from "#platform/limits/rate-limit.ts";
import { notify } from "#platform/notifications/notify.ts";
import { lockPersonRow } from "#features/people/people/lock-person-row.ts";
import { staffWith } from "#features/people/people/staff-with.ts";
import { isOpen, REQUEST_COLUMNS, requestOf } from "../requests.ts";

interface NewDataRequest {
  kind: "export" | "erasure";
  due_at: Date | null;
  /** The job that handles the request. */
  job: JobKind<{ requestId: string }>;
  /** The notification to staff. */
  notification: "gdprExportRequest" | "gdprDeleteRequest";
  /** Throws when the request is not allowed. It locks names, which must come before the lock of any row. */
  check?: (tx: Tx) => Promise<void>;
}

/** Stores a request about one's own data; while a request of this kind is open, another one changes nothing. */
export async function createDataRequest(
  ctx: MemberContext,
  { kind, due_at, job, notification, check }: NewDataRequest,
) {
  const { db, viewer, now, jobs, config } = ctx;
  return db.transaction().execute(async (tx) => {
    await check?.(tx);
    // Concurrent requests of one person run one by one.
    await lockPersonRow(tx, viewer.id).select("id").execute();
    const earlier = await tx
      .selectFrom("data_requests")
      .select(REQUEST_COLUMNS)
      .where("user_id", "=", viewer.id)
      .where("kind", "=", kind)
      .orderBy("asked_at", "desc")
      .execute();
    const open = earlier.find((request) => isOpen(request, now));
    if (open) return { data: requestOf(open, now) };
    // Each cancelled and repeated request costs work and a mail to the team.
    if (!(await consumeRateLimit({ db: tx, now }, config.limits.mails, "data-request", kind, viewer.id)))
      throw tooMany();
    const request = await tx
      .insertInto("data_requests")
      .values({ user_id: viewer.id, kind, asked_at: now, due_at })
      .returning(REQUEST_COLUMNS)
      .executeTakeFirstOrThrow();
    await jobs.enqueue(tx, job, { requestId: request.id });
    const staff = await staffWith(tx, "managePeople").select("staff.id").where("staff.id", "!=", viewer.id).execute();
    await notify(tx, {
      to: staff.map(({ id }) => id),
      type: notification,
      about: { user: viewer.id },
      dedupeKey: request.id,
      now,
    });
    return { data: requestOf(request, now) };
  });
}
