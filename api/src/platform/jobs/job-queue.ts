import { sql } from "kysely";
import { fromKysely, type Job, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Services } from "../context.ts";
import type { Database, Tx } from "../db/database.ts";
import { jsonContainsValue } from "../db/json-contains-value.ts";
import type { JobHandler, JobKind } from "./job.ts";

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
/** How often the supervisor checks heartbeats; one process does. */
const SUPERVISION_SECONDS = 5;

/**
 * Workers are notified of new jobs and poll occasionally for retries: polling every queue every second would keep an
 * idle machine busy. Jobs run eight at a time.
 */
const WORK = {
  notifyPollingIntervalSeconds: 5,
  heartbeatRefreshSeconds: 3,
  pollingIntervalSeconds: 2,
  batchSize: 8,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

export interface JobQueue {
  /** Enqueues a job in the caller's transaction: it exists if and only if the transaction commits. */
  enqueue: <Data extends object>(tx: Tx, kind: JobKind<Data>, data: Data) => Promise<void>;
  /** The same for many jobs, in one statement. */
  enqueueAll: <Data extends object>(tx: Tx, kind: JobKind<Data>, data: readonly Data[]) => Promise<void>;
  /** Deletes all jobs, in any state, with one of these values in their data, or in the output of a failure. */
  deleteMentioning: (tx: Tx, values: readonly string[]) => Promise<void>;
  /** Starts working in this process, until `stop`. */
  work: (services: Services) => Promise<void>;
  /** Runs all waiting jobs in order, for tests. Failures are thrown. */
  drain: (services: Services) => Promise<void>;
  /** Retries a job that failed for good. */
  retry: (tx: Tx, job: { id: string; name: string }) => Promise<void>;
  /** Deletes a job in any state. */
  drop: (tx: Tx, job: { id: string; name: string }) => Promise<void>;
  /** Number of waiting jobs, for /metrics. */
  countWaiting: () => Promise<number>;
  stop: () => Promise<void>;
}

/** A job queue in the database (pg-boss). Safe with any number of processes: one of them runs a job. */
export async function openJobQueue({
  db,
  handlers,
  log,
  url,
}: {
  db: Database;
  handlers: readonly JobHandler[];
  log: Logger;
  url: string;
}): Promise<JobQueue> {
  const boss = new PgBoss({
    connectionString: url,
    max: 4,
    application_name: "inktvis-jobs",
    supervise: false,
    schedule: false,
  });
  boss.on("error", (error) => log.error({ err: error }, "job queue"));
  await boss.start();
  for (const { kind } of handlers) {
    await boss.createQueue(kind.name, QUEUE);
    // An existing queue keeps the options that it was created with.
    await boss.updateQueue(kind.name, QUEUE);
  }
  let worker: PgBoss | undefined;

  return {
    enqueue: async (tx, kind, data) => {
      await boss.send(kind.name, data, { db: fromKysely(tx) });
    },

    enqueueAll: async (tx, kind, data) => {
      if (data.length === 0) return;
      const jobs = data.map((item) => ({ data: item }));
      await boss.insert(kind.name, jobs, { db: fromKysely(tx) });
    },

    deleteMentioning: async (tx, values) => {
      await sql`
        delete from pgboss.job
        where ${jsonContainsValue(sql`data`, values)}
          or exists (select from unnest(${values}::text[]) as word where strpos(output::text, word) > 0)`.execute(tx);
    },

    work: async (services) => {
      worker = new PgBoss({
        connectionString: url,
        max: 4,
        application_name: "inktvis-worker",
        useListenNotify: true,
        superviseIntervalSeconds: SUPERVISION_SECONDS,
        monitorIntervalSeconds: SUPERVISION_SECONDS,
      });
      worker.on("error", (error) => log.error({ err: error }, "worker"));
      await worker.start();
      for (const { kind, schedule, run } of handlers) {
        await worker.work(kind.name, WORK, (jobs: Job[]) =>
          Promise.all(
            jobs.map(async ({ id, data }) => {
              try {
                await run(services, data);
                return { id, status: "completed" as const };
              } catch (error) {
                log.error({ err: error, job: kind.name, id }, "job failed");
                return { id, status: "failed" as const, output: { message: String(error) } };
              }
            }),
          ),
        );
        if (schedule) await worker.schedule(kind.name, schedule, {}, { tz: "Europe/Brussels" });
      }
    },

    drain: async (services) => {
      for (let found = true; found;) {
        found = false;
        for (const { kind, run } of handlers) {
          for (const job of await boss.fetch<object>(kind.name, { batchSize: 100 })) {
            found = true;
            await run(services, job.data);
            await boss.complete(kind.name, job.id);
          }
        }
      }
    },

    retry: async (tx, { id, name }) => {
      await boss.retry(name, id, { db: fromKysely(tx) });
    },

    drop: async (tx, { id, name }) => {
      await boss.deleteJob(name, id, { db: fromKysely(tx) });
    },

    countWaiting: async () => {
      const { count } = await db
        .withSchema("pgboss")
        .selectFrom("job" as never)
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("state" as never, "in", ["created", "retry"] as never)
        .executeTakeFirstOrThrow();
      return count;
    },

    stop: async () => {
      await worker?.stop({ graceful: true, timeout: 10_000 });
      await boss.stop({ graceful: false });
    },
  };
}
