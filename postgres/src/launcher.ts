import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { type Binaries, findBinaries, majorOf, usableBinaries } from "./binaries.ts";
import { type ClusterHome, openClusterHome } from "./cluster-home.ts";
import {
  clearRemains,
  isRunning,
  PORT,
  type Postmaster,
  saysReady,
  signalPostmaster,
  spawnPostmaster,
} from "./postmaster.ts";
import { DATABASE, enter, leave, type Presence, USER } from "./presence.ts";
import { runProgram } from "./run-program.ts";
import { makeWholeFolder } from "./whole-folder.ts";

// Long enough for recovery after a crash.
const READY_WITHIN_MS = 120_000;
const STOPPED_WITHIN_MS = 60_000;
/** The pause between attempts to restart a server that does not start. */
const REVIVE_PAUSE_MS = 5_000;

export type PostgresOptions = {
  dataDir: string;
  log: (line: string) => void;
  /** False only for data that may be lost in a power cut, such as that of tests. */
  durable?: boolean;
};

export type Postgres = {
  /** For the `pg` driver; `host` is the folder of the socket. */
  connection: { host: string; port: number; user: string; database: string };
  /** The same as one string, usable as DATABASE_URL. */
  url: string;
  /** True when the server was already running. */
  adopted: boolean;
  /** Releases the server and, when no other app process uses it, stops it. */
  stop: () => Promise<void>;
};

/**
 * Starts PostgreSQL on `$DATA_DIR/postgres`, or adopts the server that runs there: it outlives an
 * app that was killed, and app processes on the same DATA_DIR share it. The last to `stop()` stops
 * it, whoever started it. Until then a server that dies is started again, on the same socket.
 *
 * Needs no lock between starts at the same moment: each step is done whole or not at all, and
 * PostgreSQL itself lets only one server on the data. Throws one line that says why it cannot work.
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const { dataDir, log, durable = true } = options;
  const home = openClusterHome(dataDir, log);
  const binaries = await usableBinaries(findBinaries(), home.user, home.folder);
  await initialise(home, binaries, durable);

  const up = () => enterOrStart(home, binaries, durable);
  const { presence, adopted } = await up();
  const stop = keepUp(presence, up, home, log);
  log(`PostgreSQL ${adopted ? "adopted" : "started"}: data ${home.data}, socket ${home.sockets}`);

  const connection = { host: home.sockets, port: PORT, user: USER, database: DATABASE };
  const url = `postgresql://${USER}@/${DATABASE}?host=${encodeURIComponent(home.sockets)}&port=${PORT}`;
  return { connection, url, adopted, stop };
}

async function initialise(home: ClusterHome, binaries: Binaries, durable: boolean): Promise<void> {
  if (!existsSync(home.data)) {
    await makeWholeFolder(home.data, (aside) => initdb(aside, home, binaries, durable));
  }
  const version = readFileSync(join(home.data, "PG_VERSION"), "utf8").trim();
  if (version !== majorOf(binaries)) {
    throw new Error(
      `The database in ${home.data} was made by PostgreSQL ${version} and this is ` +
        `${binaries.version}: move its content with pg_dump, or set DATABASE_URL.`,
    );
  }
}

/**
 * The locale by which the search tells letters from punctuation: with `C` everything outside ASCII
 * is a letter, so that ‘zee’ with its quotes is another word than zee. It is a locale of the
 * operating system.
 */
const LETTERS = process.platform === "darwin" ? "UTF-8" : "C.UTF-8";

async function initdb(...cluster: Cluster): Promise<void> {
  try {
    await initdbWith(LETTERS, ...cluster);
  } catch (error) {
    if (!/invalid locale name/.test(String(error))) throw error;
    await initdbWith("C", ...cluster);
  }
}

type Cluster = [folder: string, home: ClusterHome, binaries: Binaries, durable: boolean];

async function initdbWith(letters: string, ...[folder, home, binaries, durable]: Cluster): Promise<void> {
  const settings = [
    `--pgdata=${folder}`,
    `--username=${USER}`,
    // Access is protected by the folder of the socket; TCP is off, and would be refused if it were
    // on.
    "--auth-local=trust",
    "--auth-host=reject",
    // The same on every machine; queries that sort for people name an ICU collation.
    "--encoding=UTF8",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--locale=C",
    `--lc-ctype=${letters}`,
    ...(durable ? [] : ["--no-sync"]),
  ];
  await runProgram(join(binaries.folder, "bin/initdb"), settings, {
    uid: home.user?.uid,
    gid: home.user?.gid,
    cwd: home.folder,
    env: { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" },
  });
}

type Entered = { presence: Presence; adopted: boolean };

async function enterOrStart(home: ClusterHome, binaries: Binaries, durable: boolean): Promise<Entered> {
  const deadline = Date.now() + READY_WITHIN_MS;
  let ours: Postmaster | undefined;
  while (Date.now() < deadline) {
    const presence = saysReady(home) ? await enter(home) : undefined;
    if (presence) return { presence, adopted: !ours || ours.ended !== undefined };
    if (ours?.ended !== undefined) {
      if (!(await clearRemains(home, ours.ended))) {
        throw new Error(`PostgreSQL could not start (see ${home.log}): ${ours.ended}`);
      }
      ours = undefined;
    }
    if (!ours && !isRunning(home)) ours = spawnPostmaster(home, binaries, durable);
    await sleep(20);
  }
  throw new Error(`PostgreSQL is not ready after ${READY_WITHIN_MS / 1000} s: see ${home.log}`);
}

/** Starts the server again when it goes away, until the returned `stop` is called. */
function keepUp(
  first: Presence,
  up: () => Promise<Entered>,
  home: ClusterHome,
  log: (line: string) => void,
): () => Promise<void> {
  let current: Promise<Presence | undefined> = Promise.resolve(hold(first));
  let stopped: Promise<void> | undefined;

  function hold(presence: Presence): Presence {
    presence.unref(); // must not keep the process alive
    presence.once("end", () => {
      if (!stopped) current = revive();
    });
    return presence;
  }

  async function revive(): Promise<Presence | undefined> {
    log("PostgreSQL went away: starting it again");
    try {
      return hold((await up()).presence);
    } catch (error) {
      // For instance because of a full disk, on which somebody may make room.
      log(error instanceof Error ? error.message : String(error));
      await sleep(REVIVE_PAUSE_MS);
      return stopped ? undefined : revive();
    }
  }

  async function stop(): Promise<void> {
    const presence = await current;
    presence?.ref();
    if (presence) await leave(presence, () => stopServer(home, log));
  }

  return () => (stopped ??= stop());
}

async function stopServer(home: ClusterHome, log: (line: string) => void): Promise<void> {
  const deadline = Date.now() + STOPPED_WITHIN_MS;
  signalPostmaster(home, "SIGINT"); // closes all connections and writes everything to disk
  while (isRunning(home)) {
    if (Date.now() > deadline) return log(`PostgreSQL is still stopping: see ${home.log}`);
    await sleep(20);
  }
  log("PostgreSQL stopped");
}
