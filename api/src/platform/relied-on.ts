import type { Services } from "./context.ts";
import type { Database, Tx } from "./db/database.ts";

/**
 * How a kind of things that somebody organises goes on without them, since others take part
 * (personal-data/relied-on.ts).
 */
export interface ReliedOn {
  /** Those of a person in which others take part, by title. */
  of: (db: Database | Tx, organizerId: string) => Promise<{ id: string; title: string }[]>;
  /** Makes somebody of the team their organiser, and tells them. */
  transfer: (services: Pick<Services, "jobs"> & { tx: Tx }, wanted: Transfer) => Promise<unknown>;
}

interface Transfer {
  ids: string[];
  leavingPersonId: string;
  successorId: string;
}
