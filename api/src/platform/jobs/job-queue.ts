import { sql } from "kysely";
import { fromKysely, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Database, Tx } from "../db/database.ts";
import { jsonSays } from "../db/json-says.ts";
import type { JobKind } from "./job-kind.ts";

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
export interface JobQueue {
  /** Enqueues in the caller's transaction: the job exists if and only if what it follows from does. */
  enqueue: <Data extends object>(tx: Tx, kind: JobKind<Data>, data: Data) => Promise<void>;
  /** The same for many at once, in one statement. */
  enqueueAll: <Data extends object>(tx: Tx, kind: JobKind<Data>, data: readonly Data[]) => Promise<void>;
  /** Takes out every job, done or waiting, that has one of these words in its data, or whose failure names one. */
  forget: (tx: Tx, words: readonly string[]) => Promise<void>;
  /** Takes what is due out of the queue, of every kind, to be done now and then completed. */
  takeDue: () => Promise<{ id: string; name: string; data: object }[]>;
  complete: (job: { id: string; name: string }) => Promise<void>;
  /** Puts a job that failed for good back in the queue. */
  retry: (tx: Tx, job: { id: string; name: string }) => Promise<void>;
  /** Takes a job out, whatever it was doing. */
  drop: (tx: Tx, job: { id: string; name: string }) => Promise<void>;
  /** How many jobs wait, for /metrics. */
  waiting: () => Promise<number>;
  stop: () => Promise<void>;
}

/** The queue in the database (pg-boss). Safe with any number of processes: a job is done by one of them. */
export async function openJobQueue({
  db,
  kinds,
  log,
  url,
}: {
  db: Database;
  kinds: readonly JobKind<any>[];
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
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const { name } of kinds) {
    const queue = known.get(name);
    if (!queue) await boss.createQueue(name, QUEUE);
    // One that an earlier version made keeps what it was made with.
    else if (Object.entries(QUEUE).some(([option, value]) => queue[option as keyof typeof QUEUE] !== value))
      await boss.updateQueue(name, QUEUE);
  }

  return {
    enqueue: async (tx, kind, data) => {
      await boss.send(kind.name, data, { db: fromKysely(tx) });
    },

    enqueueAll: async (tx, kind, data) => {
      if (data.length === 0) return;
      const jobs = data.map((each) => ({ data: each }));
      await boss.insert(kind.name, jobs, { db: fromKysely(tx) });
    },

    forget: async (tx, words) => {
      await sql`
        delete from pgboss.job
        where ${jsonSays(sql`data`, words)}
          or exists (select from unnest(${words}::text[]) as word where strpos(output::text, word) > 0)`.execute(tx);
    },

    takeDue: async () => {
      const { rows: due } = await sql<{ name: string }>`
        select distinct name from pgboss.job where state in ('created', 'retry') and start_after <= now()`.execute(db);
      const jobs = due.map(async ({ name }) =>
        (await boss.fetch<object>(name, { batchSize: 100 })).map(({ id, data }) => ({ id, name, data })),
      );
      return (await Promise.all(jobs)).flat();
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

    waiting: async () => {
      const { count } = await db
        .withSchema("pgboss")
        .selectFrom("job" as never)
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("state" as never, "in", ["created", "retry"] as never)
        .executeTakeFirstOrThrow();
      return count;
    },

    stop: () => boss.stop({ graceful: false }),
  };
}
