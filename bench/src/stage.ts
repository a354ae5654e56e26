import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "@inktvis/api/platform/config";
import { createLogger } from "@inktvis/api/platform/log";
import { openServices } from "@inktvis/api/services";
import { startPostgres } from "@inktvis/postgres";
import { startMeasured } from "./measured-process.ts";

interface Place {
  databaseUrl: string;
  dataDir: string;
  port: number;
  logLevel: "silent" | "warn";
}
/** Settings of a server as in production, without demo data. */
export const productionSettings = ({ databaseUrl, dataDir, port, logLevel }: Place) => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  PORT: String(port),
  LOG_LEVEL: logLevel,
  NODE_ENV: "production",
  SESSION_SECRET: "only for this bench, and long enough for it",
  DEMO: "off",
});

/** An empty database that writes to disk, the services to fill it with, and the server as it runs in production. */
export async function openStage(
  name: string,
  port: number,
  logLevel: Place["logLevel"],
  settings: Record<string, string> = {},
) {
  const dataDir = mkdtempSync(join(tmpdir(), `inktvis-${name}-`));
  chmodSync(dataDir, 0o711);
  const postgres = await startPostgres({ dataDir, log: () => {} });
  const environment = {
    ...productionSettings({ databaseUrl: postgres.url, dataDir, port, logLevel }),
    ...settings,
  };
  const config = readConfig(environment);
  const { services, close } = await openServices({ config, databaseUrl: postgres.url, log: createLogger(config) });
  const main = new URL("../../server/src/main.ts", import.meta.url);
  return {
    services,
    environment,
    startServer: () => startMeasured(main, environment, `http://127.0.0.1:${port}/health`),
    async end() {
      await close();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
