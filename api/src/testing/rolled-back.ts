import type { Database, Tx } from "#platform/db/database.ts";

class RolledBack extends Error {}

/** Runs an action in a transaction that is rolled back; returns its result. */
export async function rolledBack<T>(db: Database, action: (tx: Tx) => Promise<T>) {
  let outcome: { result: T } | undefined;
  const rollingBack = db.transaction().execute(async (tx) => {
    outcome = { result: await action(tx) };
    throw new RolledBack();
  });
  await rollingBack.catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error;
  });
  return outcome?.result;
}
