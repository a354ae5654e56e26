import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { closeSync, openSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { totalmem } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import type { Binaries } from "./binaries.ts";
import type { ClusterHome } from "./cluster-home.ts";
import { tellingLine } from "./run-program.ts";
import { giveTo } from "./server-user.ts";
import { isAlive } from "./whole-folder.ts";

export const PORT = 5432; // no TCP: it is only part of the socket's name
const LARGEST_LOG = 10_000_000;
const FROM_OUTSIDE = "stopped or killed from outside";

/** The server we started; `ended` says why, once it has. */
export type Postmaster = { ended?: string };

export function spawnPostmaster(home: ClusterHome, binaries: Binaries, durable: boolean): Postmaster {
  const logStart = rollLog(home.log);
  const log = openSync(home.log, "a", 0o600);
  giveTo(home.user, home.log);
  const child = spawn(join(binaries.folder, "bin/postgres"), argumentsFor(home, durable), {
    uid: home.user?.uid,
    gid: home.user?.gid,
    cwd: home.folder,
    env: { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" },
    stdio: ["ignore", log, log],
    // In a session of its own: a Ctrl-C at the terminal is for the app, which stops it in time.
    detached: true,
  });
  closeSync(log);
  child.unref();
  return watch(child, () => readFileSync(home.log).subarray(logStart).toString());
}

function watch(child: ChildProcess, readLog: () => string): Postmaster {
  const postmaster: Postmaster = {};
  child.once("error", (error) => (postmaster.ended = error.message));
  child.once("exit", (code, signal) => {
    postmaster.ended = code === 0 || signal === "SIGKILL" ? FROM_OUTSIDE : reasonIn(readLog(), child);
  });
  return postmaster;
}

function reasonIn(log: string, { pid }: ChildProcess): string {
  const lines = log.split("\n");
  const own = lines.filter((line) => line.includes(`[${pid}] FATAL:`));
  return tellingLine((own.length > 0 ? own : lines).join("\n")); // other processes write to the log too
}

function argumentsFor(home: ClusterHome, durable: boolean): string[] {
  const settings = {
    listen_addresses: "",
    port: PORT,
    unix_socket_directories: `"${home.sockets.replaceAll('"', '""')}"`,
    cluster_name: clusterName(home),
    max_connections: 200,
    shared_buffers: `${sharedBuffers()}MB`,
    timezone: "UTC",
    log_timezone: "UTC",
    // Keeps checkpoint lines (every five minutes) and values of rows (personal data) out of the
    // log.
    log_checkpoints: "off",
    log_error_verbosity: "terse",
    ...(!durable && { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
  };
  return ["-D", home.data, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
}

/** An eighth of the memory (of the container), between 64 and 1024 MB. */
function sharedBuffers(): number {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity);
  return Math.round(Math.min(1024, Math.max(64, memory / 8 / 1024 ** 2)));
}

function rollLog(log: string): number {
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  if (size < LARGEST_LOG) return size;
  renameSync(log, `${log}.1`);
  return 0;
}

/** True from its start until its end, whether it accepts connections or not. */
export function isRunning(home: ClusterHome): boolean {
  return postmasters(home).length > 0;
}

/** True when the server reports that it accepts connections; it may have been killed after that. */
export function saysReady(home: ClusterHome): boolean {
  return readPidFile(home)[7]?.trim() === "ready";
}

export function signalPostmaster(home: ClusterHome, signal: NodeJS.Signals): void {
  const pid = Number(readPidFile(home)[0]);
  // The pid alone proves nothing: after a kill or a reboot another process may have it.
  if (postmasters(home).includes(pid)) kill(pid, signal);
}

/**
 * Removes what keeps a new postmaster from starting although the old one is dead; `reason` is the
 * message with which ours ended. Returns false when another attempt would fail in the same way.
 */
export async function clearRemains(home: ClusterHome, reason: string): Promise<boolean> {
  if (/lock file .* (already exists|is empty)/.test(reason)) {
    await sleep(500); // it may be another start, which has not written its pid yet
    if (isRunning(home)) return true;
    rmSync(join(home.data, "postmaster.pid"), { force: true });
    rmSync(join(home.sockets, `.s.PGSQL.${PORT}.lock`), { force: true });
    return true;
  }
  if (/pre-existing shared memory block/.test(reason)) {
    // A backend whose postmaster is dead ends by itself, but only when its query is done.
    if (!isRunning(home)) for (const pid of backends(home)) kill(pid, "SIGKILL");
    await sleep(100);
    return true;
  }
  await sleep(100);
  return reason === FROM_OUTSIDE;
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (isAlive(pid)) throw error; // otherwise it has just ended
  }
}

/** https://www.postgresql.org/docs/18/storage-file-layout.html: the pid first, its state in line 8. */
function readPidFile(home: ClusterHome): string[] {
  try {
    return readFileSync(join(home.data, "postmaster.pid"), "utf8").split("\n");
  } catch {
    return []; // it is not running, or has just ended
  }
}

function postmasters(home: ClusterHome): number[] {
  const found = processes().filter(({ command }) => command.includes(` -D ${home.data} -c `));
  return found.map(({ pid }) => pid);
}

function backends(home: ClusterHome): number[] {
  const title = `postgres: ${clusterName(home)}: `;
  const found = processes().filter(({ command }) => command.startsWith(title));
  return found.map(({ pid }) => pid);
}

/** The name in the title of each process of this database. */
function clusterName(home: ClusterHome): string {
  return `inktvis-${home.id}`;
}

type Process = { pid: number; command: string };

function processes(): Process[] {
  if (process.platform === "linux") return linuxProcesses();
  const lines = execFileSync("ps", ["-axww", "-o", "pid=,command="], { encoding: "utf8" });
  return lines.split("\n").flatMap((line) => {
    const [, pid, command] = /^\s*(\d+) (.*)$/.exec(line) ?? [];
    return pid && command ? [{ pid: Number(pid), command }] : [];
  });
}

// Without `ps`, which slim images lack.
function linuxProcesses(): Process[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
        return [{ pid: Number(pid), command }];
      } catch {
        return []; // it has ended in the meantime
      }
    });
}
