import { spawnSync } from "node:child_process";
import { lchownSync, statSync } from "node:fs";

/** The account PostgreSQL runs as; `undefined` is our own. PostgreSQL refuses to run as root. */
export type ServerUser = { name: string; uid: number; gid: number } | undefined;

/** When we are root: the owner of an existing folder, otherwise `postgres` or `nobody`. */
export function chooseServerUser(folder: string): ServerUser {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(folder, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { name: nameOf(owner.uid), uid: owner.uid, gid: owner.gid };
  const user = findUser("postgres") ?? findUser("nobody");
  if (!user) {
    throw new Error(
      "PostgreSQL refuses to run as root, and there is no user named 'postgres' or 'nobody' to run it as: " +
        "start as an ordinary user or set DATABASE_URL.",
    );
  }
  return user;
}

/** True when the server's user can enter the folder, all folders above it included. */
export function canEnter(user: ServerUser, folder: string): boolean {
  return passes(user, 'cd "$1"', folder);
}

/** True when the server's user can run the program, and read the file that it needs. */
export function canRun(user: ServerUser, program: string, file: string): boolean {
  return passes(user, '"$1" --version && test -r "$2"', program, file);
}

export function giveTo(user: ServerUser, path: string): void {
  if (user) lchownSync(path, user.uid, user.gid);
}

export function uidOf(user: ServerUser): number | undefined {
  return user?.uid ?? process.getuid?.();
}

// Trying it as that user is reliable, unlike reading mode bits (groups, access lists, mounts).
function passes(user: ServerUser, script: string, ...args: string[]): boolean {
  const ids = user && { uid: user.uid, gid: user.gid };
  const { status, error } = spawnSync("/bin/sh", ["-c", script, "sh", ...args], {
    ...ids,
    cwd: "/",
    stdio: "ignore",
  });
  if (error) {
    throw new Error(
      `Cannot run PostgreSQL as user ${user?.name} (${error.message}): ` +
        "start as an ordinary user or set DATABASE_URL.",
      { cause: error },
    );
  }
  return status === 0;
}

function findUser(name: string): ServerUser {
  const uid = askId("-u", name);
  const gid = askId("-g", name);
  return uid === undefined || gid === undefined ? undefined : { name, uid: Number(uid), gid: Number(gid) };
}

function nameOf(uid: number): string {
  return askId("-un", String(uid)) ?? String(uid);
}

function askId(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync("id", args, { encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}
