import type { NotificationType } from "@inktvis/contract/features/notifications/notifications";
import { type Expression, sql } from "kysely";
import type { Services } from "../context.ts";
import type { Tx } from "../db/database.ts";
import type { JobKind } from "../jobs/job-kind.ts";
import { notify, type NotificationSubjects } from "./notify.ts";

/** Small, so that transactions stay short. */
const BATCH = 200;
const BEFORE_ALL = "00000000-0000-0000-0000-000000000000";

/** The data of a job that notifies many people. */
export interface Batch {
  /** The id of the last person who was notified, in the order of ids; null at the beginning. */
  after: string | null;
}

interface BatchInput<T extends NotificationType, Data extends Batch> {
  /** The kind of this job, which is enqueued again for the next batch. */
  job: JobKind<Data>;
  data: Data;
  /** A query with the `id` of everybody to notify. */
  people: Expression<{ id: string }>;
  type: T;
  about: NotificationSubjects<T>;
  /** As of `notify`. */
  dedupeKey: string;
}

/**
 * Notifies the next batch of people, and enqueues the one after it in the same transaction: a process that is killed
 * repeats one batch at most, and nobody is notified twice (see `notify`).
 */
export async function notifyBatch<T extends NotificationType, Data extends Batch>(
  { jobs, clock }: Pick<Services, "jobs" | "clock">,
  tx: Tx,
  { job, data, people, ...notification }: BatchInput<T, Data>,
) {
  const { rows } = await sql<{ id: string }>`
    select id from ${people} as people where id > ${data.after ?? BEFORE_ALL}::uuid order by id limit ${BATCH}
  `.execute(tx);
  const to = rows.map(({ id }) => id);
  await notify(tx, { ...notification, to, now: clock.now() });
  const last = to.at(-1);
  if (last && to.length === BATCH) await jobs.enqueue(tx, job, { ...data, after: last });
}
