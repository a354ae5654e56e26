import { readConfig } from "@inktvis/api/platform/config";
import { openDatabase } from "@inktvis/api/platform/db/database";
import { migrate } from "@inktvis/api/platform/db/migrate";
import { openPostgres } from "./open-postgres.ts";

/** Opens the configured database, migrated, for a command, even while the product is running. */
export async function withDatabase(use: (db: ReturnType<typeof openDatabase>) => Promise<void>) {
  const config = readConfig(process.env);
  const postgres = await openPostgres(config, () => {});
  // The pool replaces lost idle connections; the next statement reports a failure.
  const db = openDatabase({ url: postgres.url, poolSize: 2, onIdleError: () => {} });
  try {
    await migrate(db);
    await use(db);
  } finally {
    await db.destroy();
    await postgres.stop();
  }
}
