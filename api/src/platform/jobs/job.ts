import type { Services } from "../context.ts";
import { type JobKind, jobKind } from "./job-kind.ts";

/** The handler of a kind. A job may run more than once, so handlers must be idempotent. */
export interface JobHandler {
  readonly kind: JobKind<any>;
  /** A cron expression in Brussels time, for scheduled jobs. */
  readonly schedule?: string;
  readonly run: (services: Services, data: any) => Promise<void>;
}
export const onJob = <Data extends object>(
  kind: JobKind<Data>,
  run: (services: Services, data: Data) => Promise<void>,
): JobHandler => ({ kind, run });

/** A scheduled job, with a cron expression in Brussels time. */
export const onSchedule = (name: string, schedule: string, run: (services: Services) => Promise<void>): JobHandler => ({
  kind: jobKind(name),
  schedule,
  run,
});

/** The services for one job: a mail that was sent is not sent again when the job runs again. */
export const servicesOf = (services: Services, jobId: string): Services => ({
  ...services,
  mailer: { send: (mail) => services.mailer.send(mail, jobId) },
});
