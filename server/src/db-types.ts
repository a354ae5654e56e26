import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@inktvis/api/platform/db/database";
import { migrate } from "@inktvis/api/platform/db/migrate";
import { startPostgres } from "@inktvis/postgres";

const OUT = new URL("../../api/src/platform/db/tables.gen.ts", import.meta.url).pathname;

/** Generates the row types from a freshly migrated database; `--verify` only checks them. */
const dataDir = mkdtempSync(join(tmpdir(), "inktvis-types-"));
chmodSync(dataDir, 0o711);
const postgres = await startPostgres({ dataDir, log: () => {}, durable: false });
const db = openDatabase({ url: postgres.url, poolSize: 2, onIdleError: console.error });
const options = [
  "--date-parser=string",
  "--numeric-parser=number",
  "--default-schema=public",
  // The views are for processes of the version before (migrations 0052, 0067).
  "--exclude-pattern={kysely_*,contest_notices,contest_invitations}",
];
try {
  await migrate(db);
  await db.destroy();
  execFileSync(
    "kysely-codegen",
    ["--dialect=postgres", `--url=${postgres.url}`, `--out-file=${OUT}`, ...options, ...process.argv.slice(2)],
    { stdio: "inherit" },
  );
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
