// npm run check: types, lint, format, unused code, migrations, and whether documents and the guards of `npm run mutate`
// still match the sources. Prints problems only.
import { execFile } from "node:child_process";

import { environment, root } from "./bootstrap.mjs";

const AT_ONCE = 2;

/**
 * Incremental: unchanged files are not checked again. On one thread, because every further thread would compute the
 * same types again.
 */
const types = (project, cache) =>
  `tsc --noEmit -p ${project} --singleThreaded --incremental --tsBuildInfoFile node_modules/.cache/${cache}.tsbuildinfo`;

// The slowest first.
const checks = [
  "oxlint --threads=1",
  types(".", "node"),
  types("web", "web"),
  "knip",
  "vitest run --config vitest.sources.config.ts",
  "oxfmt --check",
  "squawk api/migrations/*.sql",
];

const pendingChecks = [...checks];
const failed = [];

await Promise.all(Array.from({ length: AT_ONCE }, work));
console.log(
  failed.length ? `check: ${failed.join(", ")} failed` : `check: ${checks.length} of ${checks.length} passed`,
);
process.exitCode = failed.length ? 1 : 0;

async function work() {
  for (let check = pendingChecks.shift(); check; check = pendingChecks.shift()) {
    const { ok, output } = await perform(check);
    if (ok) continue;
    failed.push(check);
    console.error(`\n— ${check}\n${output.trim()}\n`);
  }
}

function perform(check) {
  const [program, ...args] = check.split(" ");
  // Limits the type-aware rules of oxlint, which run in a Go program with threads of its own.
  const options = { cwd: root, env: environment({ GOMAXPROCS: "1" }), maxBuffer: 64 * 1024 ** 2 };
  return new Promise((done) => {
    execFile(program, args, options, (error, stdout, stderr) =>
      done({ ok: !error, output: stdout + stderr || error?.message }),
    );
  });
}
