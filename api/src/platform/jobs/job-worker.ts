import { type Job, PgBoss } from "pg-boss";
import type { Services } from "../context.ts";
import type { JobHandler } from "./job.ts";

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

/**
 * Does jobs in this process, next to others that do the same.
 * @returns what stops it: it waits some seconds for the jobs under way
 */
export async function startJobWorker(services: Services, handlers: readonly JobHandler[], url: string) {
  const { log } = services;
  const worker = new PgBoss({
    connectionString: url,
    max: 4,
    application_name: "inktvis-worker",
    useListenNotify: true,
    superviseIntervalSeconds: SUPERVISION_SECONDS,
    monitorIntervalSeconds: SUPERVISION_SECONDS,
  });
  worker.on("error", (error) => log.error({ err: error }, "worker"));
  await worker.start();
  for (const handler of handlers) {
    const { kind, schedule } = handler;
    await worker.work(kind.name, WORK, (jobs: Job[]) =>
      Promise.all(jobs.map((job) => perform(services, handler, job))),
    );
    if (schedule) await worker.schedule(kind.name, schedule, {}, { tz: "Europe/Brussels" });
  }
  return () => worker.stop({ graceful: true, timeout: 10_000 });
}

async function perform(services: Services, { kind, run }: JobHandler, { id, data }: Job) {
  try {
    await run(services, data);
    return { id, status: "completed" as const };
  } catch (error) {
    services.log.error({ err: error, job: kind.name, id }, "job failed");
    return { id, status: "failed" as const, output: { message: String(error) } };
  }
}

/** Does everything that is due, one after another, and what follows from it: for tests. A failure is thrown. */
export async function drainJobs(services: Services, handlers: readonly JobHandler[]) {
  for (let due = await services.jobs.takeDue(); due.length > 0; due = await services.jobs.takeDue()) {
    for (const job of due) {
      await handlers.find(({ kind }) => kind.name === job.name)?.run(services, job.data);
      await services.jobs.complete(job);
    }
  }
}
