import { createHmac } from "node:crypto";
import { namedFiles } from "@inktvis/api/named-files";
import type { Config } from "@inktvis/api/platform/config";
import { type Database, openDatabase } from "@inktvis/api/platform/db/database";
import type { FileStore } from "@inktvis/api/platform/files/file-store";
import { sql } from "kysely";
import { makeBackupFolder, type Sums, verifyBackup, writeManifest } from "./backup-folder.ts";
import { copyFiles, dropUnnamed } from "./copy-files.ts";
import { copyTables, migrationsOf, openSnapshot, type Snapshot } from "./copy-tables.ts";

/** A fingerprint that recognises the secret of a backup, from which the secret cannot be derived. */
export const fingerprint = (secret: string) => createHmac("sha256", secret).update("inktvis backup").digest("hex");

interface Source {
  config: Config;
  databaseUrl: string;
  files: FileStore;
  /** See BackupFolder. */
  durable?: boolean;
}

/**
 * Writes database and files as of one moment, while the product runs, and reads them back.
 * @param path a new or empty folder
 * @throws one line that says what is wrong; the folder then holds no manifest
 */
export async function makeBackup({ config, databaseUrl, files, durable = true }: Source, path: string) {
  await makeBackupFolder(path);
  const folder = { path, durable };
  const db = openDatabase({ url: databaseUrl, poolSize: 1, onIdleError: () => {} });
  const sums: Sums = new Map();
  try {
    // Most files are copied before the snapshot, so that the snapshot does not stay open for long.
    await copyFiles(files, await namedFiles(db), folder, sums);
    let missingBefore: readonly string[] | undefined;
    for (;;) {
      const snapshot = await openSnapshot(databaseUrl);
      try {
        const named = await namesAt(db, snapshot);
        const missing = await copyFiles(files, named, folder, sums);
        // A file that was deleted after the snapshot was deleted with its row, so that a later snapshot does not name
        // it.
        const isSettled = missing.every((key) => missingBefore?.includes(key));
        missingBefore = missing;
        if (!isSettled) continue;
        await dropUnnamed(named, folder, sums);
        const fileCount = sums.size;
        await writeManifest(folder, sums, {
          format: 1,
          madeAt: snapshot.at,
          postgres: snapshot.postgres,
          migrations: await migrationsOf(snapshot.client),
          ...(await copyTables(snapshot, folder, sums)),
          files: fileCount,
          missingFiles: missing.toSorted(),
          secret: fingerprint(config.secret),
        });
        break;
      } finally {
        await snapshot.close();
      }
    }
  } finally {
    await db.destroy();
  }
  return (await verifyBackup(path)).manifest;
}

const namesAt = (db: Database, { id }: Snapshot) =>
  db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (tx) => {
      await sql`set transaction snapshot ${sql.lit(id)}`.execute(tx);
      return namedFiles(tx);
    });
