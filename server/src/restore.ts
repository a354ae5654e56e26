import { resolve } from "node:path";
import { readConfig } from "@inktvis/api/platform/config";
import { createLogger } from "@inktvis/api/platform/log";
import { restoreBackup } from "./backup/restore-backup.ts";
import { openPostgres } from "./open-postgres.ts";
import { readArguments } from "./read-arguments.ts";

const HELP = `npm run restore -- folder [--replace]

Restores a backup into the database of DATABASE_URL, or else the one in DATA_DIR, and its files into S3_BUCKET, or else
DATA_DIR/files. The database has to be empty; with --replace, everything in it is deleted. A backup of an older
version is migrated.
Stop the site first. Explained in docs/operations/backup.md.`;

const { values, positionals } = readArguments(HELP, 1, { replace: { type: "boolean" } });
const [name = ""] = positionals;
await run(name).catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));

async function run(name: string) {
  const folder = resolve(process.env["INIT_CWD"] ?? ".", name);
  const config = readConfig(process.env);
  const log = createLogger({ ...config, logLevel: "error" });
  const postgres = await openPostgres(config, () => {});
  try {
    const { manifest, jobsLeftOut, isOtherSecret } = await restoreBackup(
      { config, databaseUrl: postgres.url, log, replace: values.replace === true },
      folder,
    );
    console.log(`Restored the backup of ${manifest.madeAt}.`);
    if (jobsLeftOut > 0) console.error(`${jobsLeftOut} jobs were left out: this version does not have their kind.`);
    if (isOtherSecret)
      console.error(
        "SESSION_SECRET has changed since the backup was made: set the former value, or authenticator apps, " +
          "recovery codes and links in mails stop working.",
      );
  } finally {
    await postgres.stop();
  }
}

function fail(why: string) {
  console.error(`The backup was not restored: ${why}`);
  process.exitCode = 1;
}
