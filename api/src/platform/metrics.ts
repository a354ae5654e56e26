import { Counter, Gauge, Histogram, Registry } from "prom-client";

export type Metrics = ReturnType<typeof createMetrics>;

/** The numbers of a connection pool. */
interface Pool {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
  options: { max: number };
}

const QUICK = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];
const SLOW = [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300];

/**
 * The metrics that the services of a process count for operators (docs/operations/metrics.md). No label says anything
 * about a person.
 */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const mails = new Counter({
    name: "inktvis_mails_total",
    help: "Mails that the mail server accepted or refused",
    labelNames: ["outcome"] as const,
    registers,
  });
  // Outcomes that have not happened yet are reported as zero, because alerts look at the increase.
  for (const outcome of ["sent", "failed"]) mails.inc({ outcome }, 0);
  return {
    registry,
    mails,
    security: new Counter({
      name: "inktvis_security_events_total",
      help: "Log lines with `security`, by event",
      labelNames: ["event"] as const,
      registers,
    }),
    jobs: new Histogram({
      name: "inktvis_job_seconds",
      help: "Seconds that a job took in this process",
      labelNames: ["kind", "outcome"] as const,
      buckets: SLOW,
      registers,
    }),
    search: new Histogram({
      name: "inktvis_search_seconds",
      help: "Seconds that a search took",
      buckets: SLOW,
      registers,
    }),
    databaseWait: new Histogram({
      name: "inktvis_database_wait_seconds",
      help: "Seconds that a request or job waited for a connection to the database",
      buckets: QUICK,
      registers,
    }),
    /** Registers the numbers of connections, which are looked up when the metrics are read. */
    watchPool: (pool: Pool) => watchPool(registry, pool),
  };
}

function watchPool(registry: Registry, pool: Pool) {
  const registers = [registry];
  new Gauge({
    name: "inktvis_database_connections",
    help: "Connections of the pool, by state",
    labelNames: ["state"] as const,
    registers,
    collect() {
      this.set({ state: "busy" }, pool.totalCount - pool.idleCount);
      this.set({ state: "idle" }, pool.idleCount);
    },
  });
  new Gauge({
    name: "inktvis_database_connections_max",
    help: "Largest number of connections in the pool (DATABASE_POOL)",
    registers,
    collect() {
      this.set(pool.options.max);
    },
  });
  new Gauge({
    name: "inktvis_database_waiting",
    help: "Requests and jobs that are waiting for a connection now",
    registers,
    collect() {
      this.set(pool.waitingCount);
    },
  });
}
