import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { NamedFile } from "@inktvis/api/named-files";
import type { FileStore } from "@inktvis/api/platform/files/file-store";
import { type BackupFolder, storedFile, type Sums, writeInto } from "./backup-folder.ts";

const AT_ONCE = 8;

/**
 * Does something with each item, several at the same time, because a remote store is slow for every single file. After
 * a failure no further items are started.
 */
export async function forEach<T>(items: Iterable<T>, action: (item: T) => Promise<void>) {
  const pending = items[Symbol.iterator]();
  const failed = new AbortController();
  const work = async () => {
    for (let next = pending.next(); !next.done && !failed.signal.aborted; next = pending.next())
      await action(next.value).catch((error: unknown) => {
        failed.abort();
        throw error;
      });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Copies the files that are not in the backup yet; returns the keys that the store does not have. */
export async function copyFiles(files: FileStore, named: readonly NamedFile[], folder: BackupFolder, sums: Sums) {
  const missing: string[] = [];
  const pending = named.filter(({ key }) => !sums.has(storedFile(key)));
  await forEach(pending, async ({ key, otherKey, isDerived }) => {
    const path = storedFile(key);
    const sum = await copyFirst(files, [key, otherKey], (open) => writeInto(folder, path, open));
    if (sum) sums.set(path, sum);
    else if (!isDerived) missing.push(key);
  });
  return missing;
}

type Write = (open: () => ReturnType<FileStore["read"]>) => Promise<string>;

async function copyFirst(files: FileStore, keys: readonly (string | undefined)[], write: Write) {
  for (const key of keys) {
    if (key === undefined || !(await files.exists(key))) continue;
    try {
      return await write(() => files.read(key));
    } catch (error) {
      // Ignored if the file was moved or deleted in the meantime.
      if (await files.exists(key)) throw error;
    }
  }
  return undefined;
}

/** Deletes copied files that the database no longer names: files that people deleted must not stay in a backup. */
export async function dropUnnamed(named: readonly NamedFile[], folder: BackupFolder, sums: Sums) {
  const kept = new Set(named.map(({ key }) => storedFile(key)));
  for (const path of [...sums.keys()].filter((path) => !kept.has(path))) {
    await rm(join(folder.path, path));
    sums.delete(path);
  }
}
