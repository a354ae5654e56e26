import { sql } from "kysely";
import { fromKysely, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Database, Tx } from "../db/database.ts";
import { jsonContainsValue } from "../db/json-contains-value.ts";
import type { JobKind } from "./job-kind.ts";

/**
 * Twelve attempts over more than an hour, with exponential backoff: a mail server may be away for a while. Workers send
 * heartbeats; after ten seconds without one a job is retried by another worker. The expiry is for jobs that hang.
 */
const QUEUE = {
  retryLimit: 12,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 1800,
  expireInSeconds: 300,
  heartbeatSeconds: 10,
  notify: true,
};
export interface JobNumbers {
  kind: string;
  /** Including those that are not due yet. */
  waiting: number;
  /** Failed for good. */
  failed: number;
  /** How long the oldest job that is due has been waiting. */
  oldestSeconds: number;
}

export interface JobQueue {
  /**
   * Enqueues a job in the caller's transaction: it exists if and only if the transaction commits.
   * @param options.after for how many milliseconds it waits at least; absent: it is due at once
   */
  enqueue: <Data extends object>(
    tx: Tx,
    kind: JobKind<Data>,
    data: Data,
    options?: { after?: number },
  ) => Promise<void>;
  /** The same for many jobs, in one statement. */
  enqueueAll: <Data extends object>(tx: Tx, kind: JobKind<Data>, data: readonly Data[]) => Promise<void>;
  /** Deletes all jobs, in any state, with one of these values in their data, or in the output of a failure. */
  deleteMentioning: (tx: Tx, values: readonly string[]) => Promise<void>;
  /** Fetches due jobs of every kind; the caller runs and completes them. */
  fetchDue: () => Promise<{ id: string; name: string; data: object }[]>;
  complete: (job: { id: string; name: string }) => Promise<void>;
  /** Puts a job that failed for good back in the queue. */
  retry: (tx: Tx, job: { id: string; name: string }) => Promise<void>;
  /** Deletes a job in any state. */
  drop: (tx: Tx, job: { id: string; name: string }) => Promise<void>;
  /** Numbers of every kind, for /metrics. */
  countByKind: () => Promise<JobNumbers[]>;
  stop: () => Promise<void>;
}

interface JobQueueOptions {
  db: Database;
  kinds: readonly JobKind<any>[];
  log: Logger;
  url: string;
}

/** A job queue in the database (pg-boss). Safe with any number of processes: one of them runs a job. */
export async function openJobQueue({ db, kinds, log, url }: JobQueueOptions): Promise<JobQueue> {
  const boss = new PgBoss({
    connectionString: url,
    max: 4,
    application_name: "inktvis-jobs",
    supervise: false,
    schedule: false,
  });
  boss.on("error", (error) => log.error({ err: error }, "job queue error"));
  await boss.start();
  await createQueues(boss, kinds);

  return {
    enqueue: async (tx, kind, data, { after = 0 } = {}) => {
      await boss.send(kind.name, data, { db: fromKysely(tx), startAfter: after / 1000 });
    },

    enqueueAll: async (tx, kind, data) => {
      if (data.length === 0) return;
      const jobs = data.map((item) => ({ data: item }));
      await boss.insert(kind.name, jobs, { db: fromKysely(tx) });
    },

    deleteMentioning,

    fetchDue: async () => {
      const fetched = (await namesOfDueJobs(db)).map(async (name) =>
        (await boss.fetch<object>(name, { batchSize: 100 })).map(({ id, data }) => ({ id, name, data })),
      );
      return (await Promise.all(fetched)).flat();
    },

    complete: async ({ id, name }) => {
      await boss.complete(name, id);
    },

    retry: async (tx, { id, name }) => {
      await boss.retry(name, id, { db: fromKysely(tx) });
    },

    drop: async (tx, { id, name }) => {
      await boss.deleteJob(name, id, { db: fromKysely(tx) });
    },

    countByKind: () => countByKind(db),

    stop: () => boss.stop({ graceful: false }),
  };
}

/** Creates missing queues, and updates those that an earlier version created with other options. */
async function createQueues(boss: PgBoss, kinds: readonly JobKind<any>[]) {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const { name } of kinds) {
    const queue = known.get(name);
    if (!queue) await boss.createQueue(name, QUEUE);
    else if (Object.entries(QUEUE).some(([option, value]) => queue[option as keyof typeof QUEUE] !== value))
      await boss.updateQueue(name, QUEUE);
  }
}

async function deleteMentioning(tx: Tx, values: readonly string[]) {
  await sql`
    delete from pgboss.job
    where ${jsonContainsValue(sql`data`, values)}
      or exists (select from unnest(${values}::text[]) as value where strpos(output::text, value) > 0)`.execute(tx);
}

async function namesOfDueJobs(db: Database) {
  const { rows } = await sql<{ name: string }>`
    select distinct name from pgboss.job where state in ('created', 'retry') and start_after <= now()`.execute(db);
  return rows.map(({ name }) => name);
}

async function countByKind(db: Database) {
  const { rows } = await sql<JobNumbers>`
    select queue.name as kind, count(*) filter (where is_waiting) as waiting,
      count(*) filter (where state = 'failed') as failed,
      coalesce(extract(epoch from now() - min(start_after) filter (where is_waiting and start_after <= now())), 0)::float8
        as "oldestSeconds"
    from pgboss.queue as queue
    left join (
      select *, state in ('created', 'retry') as is_waiting from pgboss.job where state in ('created', 'retry', 'failed')
    ) as job on job.name = queue.name
    group by queue.name`.execute(db);
  return rows;
}
