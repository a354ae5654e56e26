import type { Config } from "@inktvis/api/platform/config";
import { startPostgres } from "@inktvis/postgres";

/** The configured database, or else the one in the data folder, which is started unless it is running. */
export async function openPostgres({ databaseUrl, dataDir }: Config, log: (line: string) => void) {
  if (databaseUrl) return { url: databaseUrl, stop: async () => {} };
  return startPostgres({ dataDir, log });
}
