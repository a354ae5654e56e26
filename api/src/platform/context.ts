import type { SiteName } from "@inktvis/contract/sites";
import type { Logger } from "pino";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Database } from "./db/database.ts";
import type { FileStore } from "./files/file-store.ts";
import type { HeavyWork } from "./heavy-work/heavy-work.ts";
import type { JobQueue } from "./jobs/job-queue.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { Metrics } from "./metrics.ts";
import type { PaymentProvider } from "./payments/payment-provider.ts";
import type { Session, Viewer } from "./sessions/session.ts";

/** Services of the process; nothing in it belongs to a person or a request. */
export interface Services {
  config: Config;
  db: Database;
  clock: Clock;
  jobs: JobQueue;
  files: FileStore;
  heavy: HeavyWork;
  mailer: Mailer;
  log: Logger;
  metrics: Metrics;
  /** Absent where nobody can pay: in production without MOLLIE_API_KEY. */
  payments: PaymentProvider | undefined;
}

/** The context of a request. */
export interface Context extends Services {
  /** The time at which the request arrived, which deadlines are compared with. */
  now: Date;
  site: SiteName;
  session: Session;
  /** Absent for a visitor. */
  viewer: Viewer | undefined;
  /** The caller's network for rate limits (`networkOf`): an IPv4 address, or the /64 of an IPv6 one. */
  network: string;
  userAgent: string;
  /**
   * Replaces the session cookie of this browser on this site; the cookie of a visitor gets no expiry from the caller.
   */
  setSession: (token: string, until?: Date) => void;
}

/**
 * The actor of a change to what the house publishes: a member, or a job for an editor whose account may be gone (null).
 */
export interface EditorContext extends Services {
  now: Date;
  viewer: { id: string | null };
}

/** The context of a request by a signed-in member. */
export interface MemberContext extends Context {
  viewer: Viewer;
}
