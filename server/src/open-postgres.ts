import type { Config } from "@inktvis/api/platform/config";
import { startPostgres } from "@inktvis/postgres";

/** The database of the configuration: somebody's own, else one that runs or is started in the data folder. */
export async function openPostgres({ databaseUrl, dataDir }: Config, log: (line: string) => void) {
  if (databaseUrl) return { url: databaseUrl, stop: async () => {} };
  return startPostgres({ dataDir, log });
}
