import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "@inktvis/api/platform/config";
import { createLogger } from "@inktvis/api/platform/log";
import { openServices } from "@inktvis/api/services";
import { startPostgres } from "@inktvis/postgres";
import { startMeasured } from "./measured-process.ts";

/** An empty database that writes to disk, the services to fill it with, and the server as it runs in production. */
export async function openStage(
  name: string,
  port: number,
  logLevel: "silent" | "warn",
  settings: Record<string, string> = {},
) {
  const dataDir = mkdtempSync(join(tmpdir(), `inktvis-${name}-`));
  chmodSync(dataDir, 0o711);
  const postgres = await startPostgres({ dataDir, log: () => {} });
  const environment = {
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: logLevel,
    NODE_ENV: "production",
    SESSION_SECRET: "only for this bench, and long enough for it",
    DEMO: "off",
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
