import { sql } from "kysely";
import { fromKysely, type Job, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Services } from "../context.ts";
import type { Database, Tx } from "../db/database.ts";
import { jsonContainsValue } from "../db/json-contains-value.ts";
import type { JobHandler, JobKind } from "./job.ts";

/**
 * Twelve tries over more than an hour, each after twice as long: a mail server that is away for a while loses nothing, and
 * what only lost its worker goes on at once. A worker says every few seconds that it lives; one that is silent for ten was
 * killed, and what it was doing is anybody's again. The expiry is for what hangs.
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
/** How often somebody looks for silent workers; of all processes one does. */
const SUPERVISION_SECONDS = 5;

/**
 * A worker is woken when something is enqueued and looks by itself now and then, for what is tried again: looking every
 * second in every queue would keep an idle machine busy. What it finds is done at once, eight at a time.
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
  /** Enqueues in the caller's transaction: the job exists if and only if what it follows from does. */
  enqueue: <Data extends object>(tx: Tx, kind: JobKind<Data>, data: Data) => Promise<void>;
  /** The same for many at once, in one statement. */
  enqueueAll: <Data extends object>(tx: Tx, kind: JobKind<Data>, data: readonly Data[]) => Promise<void>;
  /** Takes out every job, done or waiting, that has one of these words in its data, or whose failure names one. */
  deleteMentioning: (tx: Tx, values: readonly string[]) => Promise<void>;
  /** Starts doing jobs in this process, until `stop`. */
  work: (services: Services) => Promise<void>;
  /** Does everything that is waiting, now and in order: what tests call instead of waiting. A failure is thrown. */
  drain: (services: Services) => Promise<void>;
  /** Puts a job that failed for good back in the queue. */
  retry: (tx: Tx, job: { id: string; name: string }) => Promise<void>;
  /** Takes a job out, whatever it was doing. */
  drop: (tx: Tx, job: { id: string; name: string }) => Promise<void>;
  /** How many jobs wait, for /metrics. */
  countWaiting: () => Promise<number>;
  stop: () => Promise<void>;
}

/** The queue in the database (pg-boss). Safe with any number of processes: a job is done by one of them. */
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
    // One that an earlier version made keeps what it was made with.
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
