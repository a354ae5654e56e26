import type { Database, Tx } from "#platform/db/database.ts";

class RolledBack extends Error {}

/** What `look` answers about a database that it changed; the change is undone. */
export async function rolledBack<T>(db: Database, look: (tx: Tx) => Promise<T>) {
  let seen: { answer: T } | undefined;
  const undone = db.transaction().execute(async (tx) => {
    seen = { answer: await look(tx) };
    throw new RolledBack();
  });
  await undone.catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error;
  });
  return seen?.answer;
}
