import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = resolve(fileURLToPath(import.meta.url), "../..");
/** Contains links to the workspaces, so each copy needs its own. */
const WORKSPACES = "node_modules/@inktvis";

/** A copy of the project's current files that may be changed; packages are linked. */
export function copyProject() {
  const copy = mkdtempSync(join(tmpdir(), "inktvis-mutate-"));
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], { cwd: ROOT });
  const deleted = execFileSync("git", ["ls-files", "--deleted", "-z"], { cwd: ROOT });
  const gone = new Set(deleted.toString().split("\0"));
  for (const file of listed.toString().split("\0")) {
    if (file && !gone.has(file)) cpSync(join(ROOT, file), join(copy, file), { recursive: true });
  }
  for (const folder of ["node_modules", "api/node_modules", "web/node_modules"]) linkEntries(copy, folder);
  return { path: copy, remove: () => rmSync(copy, { recursive: true, force: true }) };
}

function linkEntries(copy: string, folder: string) {
  mkdirSync(join(copy, folder), { recursive: true });
  for (const entry of readdirSync(join(ROOT, folder))) {
    if (join(folder, entry) !== WORKSPACES) symlinkSync(join(ROOT, folder, entry), join(copy, folder, entry));
  }
  if (folder !== dirname(WORKSPACES)) return;
  mkdirSync(join(copy, WORKSPACES));
  for (const name of readdirSync(join(ROOT, WORKSPACES))) {
    symlinkSync(readlinkSync(join(ROOT, WORKSPACES, name)), join(copy, WORKSPACES, name));
  }
}
