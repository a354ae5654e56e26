import { resolve } from "node:path";
import { readConfig } from "@inktvis/api/platform/config";
import { openFileStore } from "@inktvis/api/platform/files/file-store";
import { makeBackup } from "./backup/make-backup.ts";
import { openPostgres } from "./open-postgres.ts";
import { readArguments } from "./read-arguments.ts";

const HELP = `npm run backup -- folder

Writes the database and the files as of one moment into a new folder, reads them back and prints how much there is.
The site can keep running. Uses the database of DATABASE_URL, or else the one in DATA_DIR, and the files of S3_BUCKET, or
else those in DATA_DIR/files. SESSION_SECRET is not included: keep it elsewhere. Explained in docs/operations/backup.md.`;

const [name = ""] = readArguments(HELP, 1, {}).positionals;
await run(name).catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));

async function run(name: string) {
  // npm changes to the project root; the path is relative to the caller's folder.
  const folder = resolve(process.env["INIT_CWD"] ?? ".", name);
  const config = readConfig(process.env);
  const files = await openFileStore(config);
  const postgres = await openPostgres(config, () => {});
  try {
    const backup = await makeBackup({ config, databaseUrl: postgres.url, files }, folder);
    const { tables, jobs, missingFiles, madeAt } = backup;
    const rows = Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);
    console.log(
      `Backup of ${madeAt} in ${folder}: ${rows} rows, ${jobs.rows} jobs, ${backup.files} files, all read back.`,
    );
    for (const key of missingFiles)
      console.error(`The database refers to ${key}, which is missing from the file store.`);
  } finally {
    await postgres.stop();
  }
}

function fail(why: string) {
  console.error(`No backup was made: ${why}`);
  process.exitCode = 1;
}
