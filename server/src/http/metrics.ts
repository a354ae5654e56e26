import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Services } from "@inktvis/api/platform/context";
import { labelsOf } from "@inktvis/api/platform/http/request-labels";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

export type Metrics = ReturnType<typeof createMetrics>;

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const LABELS = ["part", "site", "route", "method"] as const;
/** Prometheus gives up after ten seconds: when the database does not respond, it gets the other metrics. */
const PATIENCE_MS = 2000;

/** Prometheus metrics, served at /metrics: counters of the services, the requests, the queue and the process itself. */
export function createMetrics({ jobs, metrics }: Services) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "inktvis_requests_total",
    help: "Requests answered, by route and status",
    labelNames: [...LABELS, "status"],
    registers,
  });
  const seconds = new Histogram({
    name: "inktvis_request_seconds",
    help: "Seconds until a request was answered",
    labelNames: LABELS,
    buckets: BUCKETS,
    registers,
  });
  const collectJobs = jobGauges(registry, jobs);
  return {
    observe(req: IncomingMessage, res: ServerResponse, duration: number) {
      const method = METHODS.has(req.method ?? "") ? (req.method ?? "") : "other";
      const labels = { ...labelsOf(req), method };
      // Without a response, the client disconnected before there was one.
      requests.inc({ ...labels, status: res.headersSent ? res.statusCode : "aborted" });
      seconds.observe(labels, duration);
    },
    async text() {
      await collectJobs();
      return Registry.merge([registry, metrics.registry]).metrics();
    },
  };
}

/** The numbers of the queue, from the database: the same in every process. */
function jobGauges(registry: Registry, jobs: Services["jobs"]) {
  const gauge = (name: string, help: string, labelNames: string[] = ["kind"]) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const databaseUp = gauge("inktvis_database_up", "Whether the database answered within two seconds", []);
  const waiting = gauge("inktvis_jobs_waiting", "Jobs that are waiting, including those planned for later");
  const oldest = gauge("inktvis_jobs_oldest_seconds", "Seconds that the oldest job that is due has waited");
  const failed = gauge("inktvis_jobs_failed", "Jobs that failed for good and that nobody has dropped");
  const byKind = [waiting, oldest, failed];
  return async () => {
    const kinds = await Promise.race([
      jobs.countByKind().catch(() => undefined),
      pause(PATIENCE_MS, undefined, { ref: false }),
    ]);
    databaseUp.set(kinds ? 1 : 0);
    for (const metric of byKind) metric.reset();
    for (const { kind, ...numbers } of kinds ?? []) {
      waiting.set({ kind }, numbers.waiting);
      oldest.set({ kind }, numbers.oldestSeconds);
      failed.set({ kind }, numbers.failed);
    }
  };
}
