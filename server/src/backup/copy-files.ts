import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { NamedFile } from "@inktvis/api/named-files";
import type { FileStore } from "@inktvis/api/platform/files/file-store";
import { storedFile, type Sums, writeInto } from "./backup-folder.ts";

const AT_ONCE = 8;

/** Copies the files that are not in the backup yet; returns the keys that the store does not have. */
export async function copyFiles(files: FileStore, named: readonly NamedFile[], folder: string, sums: Sums) {
  const missing: string[] = [];
  const pending = named.filter(({ key }) => !sums.has(storedFile(key))).values();
  const work = async () => {
    for (const file of pending) {
      const path = storedFile(file.key);
      const sum = await copyFirst(files, [file.key, file.otherKey], (content) => writeInto(folder, path, content));
      if (sum) sums.set(path, sum);
      else missing.push(file.key);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return missing;
}

type Write = (content: Awaited<ReturnType<FileStore["read"]>>) => Promise<string>;

async function copyFirst(files: FileStore, keys: readonly (string | undefined)[], write: Write) {
  for (const key of keys) {
    if (key === undefined || !(await files.exists(key))) continue;
    try {
      return await write(await files.read(key));
    } catch (error) {
      // Moved or deleted since.
      if (await files.exists(key)) throw error;
    }
  }
  return undefined;
}

/** Takes out what was copied and is not named any more: what people deleted stays nowhere. */
export async function dropUnnamed(named: readonly NamedFile[], folder: string, sums: Sums) {
  const kept = new Set(named.map(({ key }) => storedFile(key)));
  for (const path of [...sums.keys()].filter((path) => !kept.has(path))) {
    await rm(join(folder, path));
    sums.delete(path);
  }
}
