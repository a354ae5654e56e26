import type { LogEvent } from "kysely";
import type { Logger } from "pino";
import { jobHandlers } from "./api.ts";
import { openPaymentProvider } from "./features/billing/providers/open-payment-provider.ts";
import { type Clock, systemClock } from "./platform/clock.ts";
import type { Config } from "./platform/config.ts";
import type { Services } from "./platform/context.ts";
import { openDatabase } from "./platform/db/database.ts";
import { migrate } from "./platform/db/migrate.ts";
import { openFileStore } from "./platform/files/file-store.ts";
import { openHeavyWork } from "./platform/heavy-work/heavy-work.ts";
import { openJobQueue } from "./platform/jobs/job-queue.ts";
import { startJobWorker } from "./platform/jobs/job-worker.ts";
import { loadMailCompiler } from "./platform/mail/mail-layout.ts";
import { createMailer } from "./platform/mail/mailer.ts";
import { createTransport, type Transport } from "./platform/mail/transport.ts";
import { createMetrics } from "./platform/metrics.ts";

interface Options {
  config: Config;
  databaseUrl: string;
  log: Logger;
  clock?: Clock;
  transport?: Transport;
  /** Called for every statement; tests count them. */
  onQuery?: (event: LogEvent) => void;
}

/**
 * Opens the services of a process, and migrates the database. `startWorker` runs jobs in this process too; `close`
 * stops everything.
 */
export async function openServices(options: Options) {
  const { config, databaseUrl, log, clock = systemClock, transport = createTransport(config), onQuery } = options;
  const metrics = createMetrics();
  const db = openDatabase({
    url: databaseUrl,
    poolSize: config.databasePool,
    onQuery,
    metrics,
    onIdleError: (error) => log.error({ err: error }, "database connection lost"),
  });
  await migrate(db);
  const kinds = jobHandlers.map(({ kind }) => kind);
  const jobs = await openJobQueue({ db, kinds, log, url: databaseUrl });
  const heavy = openHeavyWork(log);
  const services: Services = {
    config,
    db,
    clock,
    heavy,
    jobs,
    log,
    metrics,
    files: await openFileStore(config),
    mailer: createMailer({ db, clock, metrics, transport }),
    payments: openPaymentProvider({ config, db, clock }),
  };
  let stopWorker: (() => Promise<void>) | undefined;
  const startWorker = async () => {
    // Loaded here, because a process without a worker sends no mail, and not with the first mail, because loading it
    // blocks requests.
    await loadMailCompiler();
    stopWorker = await startJobWorker(services, jobHandlers, databaseUrl);
  };
  const close = async () => {
    await stopWorker?.();
    await jobs.stop();
    await heavy.close();
    await db.destroy();
  };
  return { services, startWorker, close };
}
