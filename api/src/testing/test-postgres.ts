import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "@inktvis/postgres";
import type { TestProject } from "vitest/node";
import { openServices } from "#services.ts";
import { createLogger } from "#platform/log.ts";
import { readConfig } from "#platform/config.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the server's maintenance database. */
    postgres: string;
  }
}

/** The template of every test database: migrated once per run. */
export const TEMPLATE = "inktvis";

/** One server for the whole run, without fsync; each test file gets a database (test-api.ts). */
export default async function setup(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), "inktvis-test-"));
  chmodSync(dataDir, 0o711);
  const postgres = await startPostgres({ dataDir, log: () => {}, durable: false });
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: "silent" });
  const { close } = await openServices({ config, databaseUrl: postgres.url, log: createLogger(config) });
  await close();
  project.provide("postgres", postgres.url);
  return async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
