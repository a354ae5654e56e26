// For a fresh clone before anything is installed: no dependencies, and it runs on an older Node.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isatty } from "node:tty";
import { fileURLToPath } from "node:url";

export const root = resolve(fileURLToPath(import.meta.url), "../..");

const modules = join(root, "node_modules");
const pinnedNode = join(modules, "node/bin/node");
// npm leaves the pinned Node out of .bin when it did not run the install script of its package.
const programs = [join(modules, ".bin"), dirname(pinnedNode)];
const stamp = join(modules, ".inktvis-install"); // the hash of what is installed, or the pid of the installer
const npmRecord = join(modules, ".package-lock.json"); // npm writes it when an install is complete

// Included even when NODE_ENV is production, because the web is built here.
const INCLUDED = ["--include=dev", "--include=optional"];
const INSTALLING = "installing: process ";
const QUIET = ["--no-audit", "--no-fund", "--loglevel=error"];
// A terminal sends Ctrl-C to the whole process group: forwarded, it would arrive twice.
const atTerminal = [0, 1, 2].some((descriptor) => isatty(descriptor));
const PASSED_ON = atTerminal ? ["SIGTERM", "SIGHUP"] : ["SIGINT", "SIGTERM", "SIGHUP"];

// Under load this takes half the memory that V8 takes by default on a large machine (docs/operations/README.md#memory).
// Options that somebody sets in NODE_OPTIONS override it.
const SERVER_HEAP = "--max-semi-space-size=16 --max-old-space-size=768";

/** Sets the heap limits of the servers that are started from here. */
export function setServerHeap() {
  process.env.NODE_OPTIONS = `${SERVER_HEAP} ${process.env.NODE_OPTIONS ?? ""}`.trimEnd();
}

/** Installs when node_modules does not match package-lock.json and the package.json files. */
export async function ensureInstalled() {
  const expectedHash = hashOfManifests();
  await otherInstall();
  if (readIfThere(stamp) !== expectedHash && !installedByHand()) await install();
  if (!existsSync(pinnedNode)) await installPinnedNode();
  if (readIfThere(stamp) !== expectedHash) writeFileSync(stamp, expectedHash);
}

/** Runs a file of the project under the pinned Node and exits with its code. */
export async function runPinned(file, args = []) {
  process.exit(await run(nodeToUse(), [join(root, file), ...args]));
}

/**
 * Runs a program at the root of the project with the project's programs first in the PATH, forwards signals, and
 * returns its exit code (128 + the number of the signal that ended it).
 */
export function run(program, args, env = {}) {
  const child = spawn(program, args, { cwd: root, stdio: "inherit", env: environment(env) });
  const pass = (signal) => child.kill(signal);
  const wait = () => {};
  process.on("SIGINT", wait); // wait for the child to end
  for (const signal of PASSED_ON) process.on(signal, pass);
  return new Promise((done) => {
    child.once("error", (error) => {
      console.error(`${program} cannot be run: ${error.message}`);
      done(127);
    });
    child.once("exit", (code, signal) => done(code ?? 128 + constants.signals[signal]));
  }).finally(() => {
    process.off("SIGINT", wait);
    for (const signal of PASSED_ON) process.off(signal, pass);
  });
}

export function environment(more = {}) {
  return { ...process.env, PATH: [...programs, process.env.PATH].join(delimiter), ...more };
}

async function install() {
  console.log("Installing the packages of package-lock.json");
  // A killed install leaves partial packages, which npm considers complete.
  if (installer()) rmSync(modules, { recursive: true, force: true });
  mkdirSync(modules, { recursive: true });
  writeFileSync(stamp, `${INSTALLING}${process.pid}`);
  // Not `npm ci`: it refuses a lock without the binaries of all platforms, which npm writes when
  // its registry lacks one (npm/cli#9846). The lock decides the versions, and is not written.
  const code = await npm(["install", "--no-save", ...INCLUDED, ...QUIET]);
  if (code === 0) return;
  console.error("The packages could not be installed: see the output of npm above.");
  process.exit(code);
}

/** The pid of an install that is running or was killed. */
function installer() {
  const stampContent = readIfThere(stamp) ?? "";
  return stampContent.startsWith(INSTALLING) ? Number(stampContent.slice(INSTALLING.length)) : undefined;
}

async function otherInstall() {
  for (let seconds = 0; seconds < 600 && isAlive(installer()); seconds++) {
    if (seconds === 0) console.log(`Waiting for process ${installer()}, which is installing packages`);
    await sleep(1000);
  }
}

function isAlive(pid) {
  try {
    return pid !== undefined && process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}

async function installPinnedNode() {
  // The package `node` downloads it in an install script, which npm may be configured not to run.
  const env = { PATH: pathOutsideProject(), INIT_CWD: root };
  const script = "process.chdir('node_modules/node'); require(process.cwd() + '/installArchSpecificPackage')";
  const code = await run("node", ["-e", script], env);
  if (code !== 0 || !existsSync(pinnedNode)) nodeToUse();
}

function nodeToUse() {
  if (existsSync(pinnedNode)) return pinnedNode;
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath;
  console.error(
    `Node ${process.versions.node} is too old and node_modules/node has no newer one: install Node 24, ` +
      "or allow the install script of the package node.",
  );
  return process.exit(1);
}

// npm must not run on the Node in node_modules, which it may replace.
function npm(args) {
  return run("npm", args, { PATH: pathOutsideProject() });
}

function pathOutsideProject() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.filter((folder) => !resolve(folder).startsWith(modules)).join(delimiter);
}

/** True when an npm install with this package-lock.json was completed after the last start. */
function installedByHand() {
  if (!existsSync(npmRecord) || mtime(npmRecord) < mtime(stamp)) return false;
  const installed = JSON.parse(readFileSync(npmRecord, "utf8")).packages;
  const locked = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
  return Object.entries(locked).every(
    ([path, { version, link, optional }]) =>
      !path.includes("node_modules/") || link || (installed[path] ? installed[path].version === version : optional),
  );
}

function hashOfManifests() {
  const { workspaces } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const files = ["package-lock.json", "package.json", ...workspaces.map((w) => `${w}/package.json`)];
  const hash = createHash("sha256").update(`${process.platform}-${process.arch}`);
  for (const file of files) hash.update(`\n${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

function mtime(file) {
  return existsSync(file) ? statSync(file).mtimeMs : 0;
}
