import type { Services } from "../context.ts";
import { type JobKind, jobKind } from "./job-kind.ts";

/** What does it. May run more than once for one job, so it must be idempotent. */
export interface JobHandler {
  readonly kind: JobKind<any>;
  /** A cron expression in Brussels time, for what happens by itself. */
  readonly schedule?: string;
  readonly run: (services: Services, data: any) => Promise<void>;
}
export const onJob = <Data extends object>(
  kind: JobKind<Data>,
  run: (services: Services, data: Data) => Promise<void>,
): JobHandler => ({ kind, run });

/** Work that happens by itself, at the times of a cron expression in Brussels time. */
export const onSchedule = (name: string, schedule: string, run: (services: Services) => Promise<void>): JobHandler => ({
  kind: jobKind(name),
  schedule,
  run,
});
