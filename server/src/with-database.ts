import { readConfig } from "@inktvis/api/platform/config";
import { openDatabase } from "@inktvis/api/platform/db/database";
import { migrate } from "@inktvis/api/platform/db/migrate";
import { openPostgres } from "./open-postgres.ts";

/** The database for a command: that of the settings, migrated, whether the product runs beside it or not. */
export async function withDatabase(use: (db: ReturnType<typeof openDatabase>) => Promise<void>) {
  const config = readConfig(process.env);
  const postgres = await openPostgres(config, () => {});
  // A connection that is lost while idle is replaced; the next statement tells if that fails.
  const db = openDatabase({ url: postgres.url, poolSize: 2, onIdleError: () => {} });
  try {
    await migrate(db);
    await use(db);
  } finally {
    await db.destroy();
    await postgres.stop();
  }
}
