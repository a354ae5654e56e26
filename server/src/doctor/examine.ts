import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Config } from "@inktvis/api/platform/config";
import { openDatabase } from "@inktvis/api/platform/db/database";
import { checkDatabase } from "./check-database.ts";
import { checkHosts } from "./check-hosts.ts";
import { checkDisk, checkFiles, checkMail } from "./check-machine.ts";
import { checkPayments } from "./check-payments.ts";
import { checkSettings } from "./check-settings.ts";
import { checkWork } from "./check-work.ts";
import { checked, type Finding, ok, warn } from "./finding.ts";

/**
 * Checks everything that a process needs. Migrates nothing; it writes and deletes a probe file, and creates DATA_DIR if
 * it does not exist.
 */
export async function examine(config: Config, databaseUrl: string, environment: NodeJS.ProcessEnv): Promise<Finding[]> {
  const db = openDatabase({ url: databaseUrl, poolSize: 2, onIdleError: () => {} });
  try {
    const found = await Promise.all([
      checked("database", "see DATABASE_URL and the log of PostgreSQL", () => checkDatabase(db, config.databasePool)),
      checked("clock", "see timedatectl", checkTime),
      checked("disk", "let the account of the process write in DATA_DIR", () => checkDisk(config)),
      checked("files", "see S3_BUCKET, S3_ENDPOINT and its keys, or the rights of DATA_DIR/files", () =>
        checkFiles(config),
      ),
      checked("mail", "see SMTP_URL", () => checkMail(config)),
      checked("payments", "see MOLLIE_API_KEY and MOLLIE_API_URL", () => checkPayments(config, db)),
      checked("jobs", "see the log of PostgreSQL", () => checkWork(db)),
      checkHosts(config),
    ]);
    return [...checkSettings(config, environment), ...found.flat()];
  } finally {
    await db.destroy();
  }
}

/** Whether the clock is synchronised: codes of authenticator apps are valid for half a minute. */
async function checkTime() {
  const answer = await promisify(execFile)("timedatectl", ["show", "--property=NTPSynchronized", "--value"]).catch(
    () => undefined,
  );
  if (answer === undefined) return [];
  return answer.stdout.trim() === "yes"
    ? [ok("clock", "synchronised by NTP")]
    : [
        warn(
          "clock",
          "not synchronised by NTP: codes of authenticator apps may be refused",
          "run: timedatectl set-ntp true",
        ),
      ];
}
