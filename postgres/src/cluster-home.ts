import { createHash } from "node:crypto";
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  realpathSync,
  rmdirSync,
  symlinkSync,
} from "node:fs";
import { join, resolve } from "node:path";

import { canEnter, chooseServerUser, giveTo, type ServerUser, uidOf } from "./server-user.ts";

/** The folders of one database. Everything in them belongs to `user`. */
export type ClusterHome = {
  /** Short, the same at every start, and different for every folder. */
  id: string;
  /** `$DATA_DIR/postgres` with symbolic links resolved. */
  folder: string;
  data: string;
  /** Mode 0700: whoever can enter it may connect without a password. */
  sockets: string;
  log: string;
  user: ServerUser;
};

const LASTING_FOLDER = "/var/lib/inktvis";
const SOCKET_NAME = "/.s.PGSQL.5432";
// The kernel's limit is 107 bytes on Linux and 103 on macOS.
const LONGEST_SOCKET_PATH = 100;

/** Finds or creates the home of `$DATA_DIR/postgres`; throws one line when it cannot be used. */
export function openClusterHome(dataDir: string, log: (line: string) => void): ClusterHome {
  mkdirSync(dataDir, { recursive: true });
  const entry = join(realpathSync(dataDir), "postgres");
  if (!lstatSync(entry, { throwIfNoEntry: false })) makeHome(entry, log);
  if (!existsSync(entry)) {
    throw new Error(
      `The database of ${dataDir} was kept in ${readlinkSync(entry)}, which is gone: ` +
        `restore it, or remove ${entry} to start with an empty database.`,
    );
  }
  const folder = realpathSync(entry);
  const user = chooseServerUser(folder);
  makePrivateFolder(folder, user);
  checkOwner(folder, user);
  return {
    id: hashOf(folder),
    folder,
    data: join(folder, "data"),
    sockets: openSocketFolder(folder, user),
    log: join(folder, "postgres.log"),
    user,
  };
}

function makeHome(entry: string, log: (line: string) => void): void {
  const dataDir = resolve(entry, "..");
  const user = chooseServerUser(entry);
  if (canEnter(user, dataDir)) {
    makePrivateFolder(entry, user);
    return;
  }
  // The link is the only way to the lasting folder, so that the database moves with DATA_DIR, and
  // removing DATA_DIR means starting afresh; a folder left behind by an earlier DATA_DIR is never
  // touched.
  const lasting = makeLastingFolder(entry, user);
  try {
    symlinkSync(lasting, entry);
    log(`${dataDir} is not accessible to user ${user?.name}: the database is kept in ${lasting}`);
  } catch (error) {
    rmdirSync(lasting);
    if (!existsSync(entry)) throw error; // otherwise another start was first
  }
}

function makeLastingFolder(entry: string, user: ServerUser): string {
  mkdirSync(LASTING_FOLDER, { recursive: true });
  chmodSync(LASTING_FOLDER, 0o711); // whatever the umask
  const name = join(LASTING_FOLDER, hashOf(entry));
  for (let count = 1; ; count++) {
    const folder = count === 1 ? name : `${name}-${count}`;
    if (makePrivateFolder(folder, user)) return folder;
  }
}

function openSocketFolder(folder: string, user: ServerUser): string {
  const inside = join(folder, "sockets");
  const fits = Buffer.byteLength(inside + SOCKET_NAME) <= LONGEST_SOCKET_PATH;
  const sockets = fits ? inside : `/tmp/inktvis-${hashOf(folder)}`;
  makePrivateFolder(sockets, user);
  const found = lstatSync(sockets);
  // In /tmp somebody else may have created the folder first, to receive what we send.
  if (!found.isDirectory() || found.uid !== uidOf(user)) {
    throw new Error(`${sockets} is not a folder that belongs to user ${user?.name ?? uidOf(user)}: remove it.`);
  }
  chmodSync(sockets, 0o700);
  return sockets;
}

/** False when it was there already. */
function makePrivateFolder(folder: string, user: ServerUser): boolean {
  const isNew = makeFolder(folder);
  // Even when it existed: a start that was killed, or is running now, may not have reached this
  // line.
  if (lstatSync(folder).uid === 0) giveTo(user, folder);
  return isNew;
}

function makeFolder(folder: string): boolean {
  try {
    mkdirSync(folder, { mode: 0o700 });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

function checkOwner(folder: string, user: ServerUser): void {
  const { uid } = lstatSync(folder);
  if (uid !== uidOf(user)) {
    throw new Error(
      `The database in ${folder} belongs to user ${uid}, not to ${uidOf(user)}: ` +
        "start as that user or as root, or set DATA_DIR or DATABASE_URL.",
    );
  }
  if (!canEnter(user, folder)) {
    throw new Error(
      `The database in ${folder} is not accessible to its user ${user?.name}: ` +
        "give access to the folders above it (chmod o+x) or set DATABASE_URL.",
    );
  }
}

function hashOf(path: string): string {
  return createHash("sha256").update(path).digest("hex").slice(0, 12);
}
