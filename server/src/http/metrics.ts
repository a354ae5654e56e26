import type { Services } from "@inktvis/api/platform/context";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

export type Metrics = ReturnType<typeof createMetrics>;

/** Prometheus metrics, served at /metrics. */
export function createMetrics({ jobs }: Services) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "inktvis_request_seconds",
    help: "Seconds until a request was answered, by class of status",
    labelNames: ["status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  new Gauge({
    name: "inktvis_jobs_waiting",
    help: "Jobs that are not yet done",
    registers: [registry],
    async collect() {
      this.set(await jobs.countWaiting());
    },
  });
  return {
    observe: (status: number, seconds: number) =>
      requests.observe({ status: `${Math.floor(status / 100)}xx` }, seconds),
    text: () => registry.metrics(),
  };
}
