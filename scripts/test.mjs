// npm test: everything from a fresh clone to one line, "N passed, N failed".
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";

import { ensureInstalled, run } from "./bootstrap.mjs";
import { findBrowser } from "./browser.mjs";
import { buildWebWhenStale } from "./web-build.mjs";

// In memory if there is room: hundreds of databases are created and dropped, and none has to outlive the run.
const MEMORY = "/dev/shm";
const folder = mkdtempSync(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), "inktvis-test-"));
chmodSync(folder, 0o711); // PostgreSQL runs as another account where the tests run as root
process.env.TMPDIR = folder;

const PROCESS_TESTS = "server/src";
const counts = { passed: 0, failed: 0 };
const failures = []; // one line each, printed at the end: thousands of lines of output may follow a failure
let interrupted = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => (interrupted = true));

// Always printed last, after the names of failed tests: even after a failed install, an error in this script, or a
// signal.
process.on("exit", (code) => {
  rmSync(folder, { recursive: true, force: true });
  if (code !== 0 && counts.failed === 0) counts.failed++;
  if (failures.length) console.log(["\nFailed:", ...failures].join("\n  "));
  console.log(`${counts.passed} passed, ${counts.failed} failed`);
});

await ensureInstalled();
const browser = await findBrowser();
if (browser) {
  process.env.CHROMIUM_PATH = browser;
  // Tests that start, kill and restart processes mostly wait, so the others run at the same time. The check runs before
  // the build, because the build writes the route tree that the check reads.
  const processTests = Promise.all([
    step("PostgreSQL launcher", () => vitest("launcher", ["--root", "postgres"])),
    step("server processes", () => vitest("server", [PROCESS_TESTS])),
  ]);
  await step("check", check);
  const isBuilt = await step("web build", build);
  await step("unit and API tests", () => vitest("unit", ["--exclude", `${PROCESS_TESTS}/**`]));
  await processTests;
  if (isBuilt) await step("browser tests", browserTests);
} else {
  console.error(
    "No Chromium: install it (apt-get install chromium, or npx playwright install chromium), " +
      "or set CHROMIUM_PATH to one.",
  );
  counts.failed++;
}
process.exitCode = counts.failed || interrupted ? 1 : 0;

async function step(name, perform) {
  if (interrupted) return false;
  console.log(`\n== ${name}`);
  const start = Date.now();
  const { passed, failed } = await perform();
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(`== ${name}: ${passed} passed, ${failed} failed in ${seconds} s`);
  counts.passed += passed;
  counts.failed += failed;
  return failed === 0;
}

async function check() {
  return asOne("npm run check", await run("npm", ["run", "check", "--silent"]));
}

async function build() {
  return asOne("the web build", await buildWebWhenStale());
}

async function vitest(name, args) {
  const report = join(folder, `vitest-${name}.json`);
  const reporters = ["--reporter=default", `--reporter=${import.meta.dirname}/vitest-report.mjs`];
  const code = await run("vitest", ["run", ...args, ...reporters], { VITEST_REPORT_FILE: report });
  return counted(code, report, ({ passed, failed }) => {
    failures.push(...failed.map(({ name, message }) => failure(name, message)));
    return [passed, failed.length];
  });
}

async function browserTests() {
  const report = join(folder, "playwright.json");
  const args = ["test", "-c", "e2e/playwright.config.ts", "--reporter=list,json"];
  const code = await run("playwright", args, { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  return counted(code, report, ({ stats, suites }) => {
    for (const { file, line, title, tests } of suites.flatMap(specsOf))
      for (const test of tests.filter(({ status }) => status === "unexpected"))
        failures.push(failure(`e2e/${file}:${line} › ${title}`, test.results.at(-1)?.error?.message));
    if (stats.flaky) console.log(`flaky: ${stats.flaky}, named above. Fix the cause before anything else.`);
    return [stats.expected + stats.flaky, stats.unexpected];
  });
}

function specsOf({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** One line with the name of a failed test, and the first line of its message. */
function failure(test, message = "") {
  return `${test}: ${stripVTControlCharacters(message).split("\n")[0]}`;
}

function hasRoom(path) {
  if (!existsSync(path)) return false;
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize > 6 * 1024 ** 3;
}

function asOne(name, code) {
  if (code !== 0) failures.push(name);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

/** The counts of a report; a runner that crashed without a failed test counts as one failure. */
function counted(code, report, read) {
  try {
    const [passed, failed] = read(JSON.parse(readFileSync(report, "utf8")));
    if (code !== 0 && !failed) failures.push(`no test, but its runner ended with ${code}: ${report}`);
    return { passed, failed: Math.max(failed, code === 0 ? 0 : 1) };
  } catch (error) {
    failures.push(`no report of the tests in ${report}: ${error.message}`);
    return { passed: 0, failed: 1 };
  }
}
