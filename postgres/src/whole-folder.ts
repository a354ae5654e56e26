import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/**
 * Creates a folder that appears either complete or not at all: a killed start leaves no partial
 * folder, and of two starts at the same moment one wins and the other uses its result.
 */
export async function makeWholeFolder(folder: string, fill: (aside: string) => Promise<void>): Promise<void> {
  removeLeftovers(folder);
  const aside = `${folder}.${process.pid}-${randomBytes(3).toString("hex")}`;
  try {
    await fill(aside);
    renameSync(aside, folder);
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

function removeLeftovers(folder: string): void {
  const prefix = `${basename(folder)}.`;
  for (const name of readdirSync(dirname(folder))) {
    const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : Number.NaN;
    if (!Number.isNaN(pid) && !isAlive(pid)) {
      rmSync(join(dirname(folder), name), { recursive: true, force: true });
    }
  }
}

/** Also true for a process of another user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
