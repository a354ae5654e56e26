import { type Job, PgBoss } from "pg-boss";
import type { Services } from "../context.ts";
import { type JobHandler, servicesOf } from "./job.ts";

/** How often one of the processes looks for workers without a heartbeat. */
const SUPERVISION_SECONDS = 5;

/**
 * Workers are notified of new jobs and poll only for retries: polling every queue each second would keep an idle
 * machine busy. Jobs are fetched and run eight at a time.
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
 * Runs jobs in this process; any number of processes may do so.
 * @returns a function that stops the worker; it waits up to ten seconds for running jobs
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
  worker.on("error", (error) => log.error({ err: error }, "job worker error"));
  await worker.start();
  for (const handler of handlers) {
    const { kind, schedule } = handler;
    await worker.work(kind.name, WORK, (jobs: Job[]) => Promise.all(jobs.map((job) => runJob(services, handler, job))));
    if (schedule) await worker.schedule(kind.name, schedule, {}, { tz: "Europe/Brussels" });
  }
  return () => worker.stop({ graceful: true, timeout: 10_000 });
}

async function runJob(services: Services, { kind, run }: JobHandler, { id, data }: Job) {
  const ended = services.metrics.jobs.startTimer({ kind: kind.name });
  try {
    await run(servicesOf(services, id), data);
    ended({ outcome: "completed" });
    return { id, status: "completed" as const };
  } catch (error) {
    ended({ outcome: "failed" });
    services.log.error({ err: error, job: kind.name, id }, "job failed");
    return { id, status: "failed" as const, output: { message: String(error) } };
  }
}

/** Runs all due jobs one by one, and those that they enqueue; for tests. Rethrows a failure. */
export async function drainJobs(services: Services, handlers: readonly JobHandler[]) {
  for (let due = await services.jobs.fetchDue(); due.length > 0; due = await services.jobs.fetchDue()) {
    for (const job of due) {
      await handlers.find(({ kind }) => kind.name === job.name)?.run(servicesOf(services, job.id), job.data);
      await services.jobs.complete(job);
    }
  }
}
