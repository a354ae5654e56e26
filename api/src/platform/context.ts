import type { SiteName } from "@inktvis/contract/sites";
import type { Logger } from "pino";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Database } from "./db/database.ts";
import type { FileStore } from "./files/file-store.ts";
import type { HeavyWork } from "./heavy-work/heavy-work.ts";
import type { JobQueue } from "./jobs/job-queue.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { Session, Viewer } from "./sessions/session.ts";

/** What lives as long as the process; nothing in it belongs to one person or one request. */
export interface Services {
  config: Config;
  db: Database;
  clock: Clock;
  jobs: JobQueue;
  files: FileStore;
  heavy: HeavyWork;
  mailer: Mailer;
  log: Logger;
}

/** One request, whoever makes it. */
export interface Context extends Services {
  /** Taken once, when the request arrived: the instant that deadlines are judged by. */
  now: Date;
  site: SiteName;
  session: Session;
  /** Absent for a visitor. */
  viewer: Viewer | undefined;
  /** Where the browser is, as limits count (`networkOf`): an IPv4 address, or the /64 of an IPv6 one. */
  network: string;
  userAgent: string;
  /** Replaces the session cookie of this browser on this site; a visitor's needs no end. */
  setSession: (token: string, until?: Date) => void;
}

/** One request of somebody signed in. */
export interface MemberContext extends Context {
  viewer: Viewer;
}
